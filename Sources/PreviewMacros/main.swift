import PreviewExpansion

/// The compiler starts this program and asks it to expand `#Preview`; it ends when the compiler hangs up.
while let message = PluginConnection.receive() {
    PluginConnection.send(Plugin.reply(to: message))
}
