/// The tick beside what is chosen.
struct Checkmark: View {
    var body: some View {
        Image(systemName: "checkmark").font(.system(size: 15, weight: .semibold)).imageScale(.medium)
    }
}
