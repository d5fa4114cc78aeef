import UIKit

/// All symbols that are drawn, each light, regular, and bold and filled.
final class SymbolSheet: UIView {
    static let names = """
        app aspectratio capsule capsule.portrait circle circle.and.line.horizontal circle.circle circle.dashed
        circle.grid.2x2 circle.grid.3x3 circle.grid.cross circle.hexagongrid circle.inset.filled circle.on.square
        cube cylinder diamond dot.square heart hexagon largecircle.fill.circle line.diagonal octagon oval
        oval.portrait pentagon perspective plus.square.on.square pyramid record.circle rectangle rectangle.3.group
        rectangle.dashed rectangle.grid.1x2 rectangle.grid.2x2 rectangle.on.rectangle rectangle.portrait
        rectangle.split.1x2 rectangle.split.2x1 rectangle.split.3x1 rectangle.split.3x3 rectangle.stack rhombus
        scope seal shield shippingbox skew smallcircle.filled.circle sparkle sparkles square square.3.layers.3d
        square.dashed square.fill.on.square.fill square.grid.2x2 square.grid.3x2 square.grid.3x3
        square.grid.4x3.fill square.inset.filled square.on.circle square.on.square square.split.1x2 square.split.2x1
        square.split.2x2 square.stack square.stack.3d.up star suit.club suit.diamond suit.spade target triangle
        asterisk barcode barcode.viewfinder capslock checkmark command control crop cross delete.left delete.right
        divide doc.viewfinder ellipsis equal escape exclamationmark exclamationmark.2 exclamationmark.3
        exclamationmark.questionmark faceid greaterthan info lessthan minus multiply nosign notequal number option
        plus plus.forwardslash.minus plus.slash.minus plusminus power qrcode qrcode.viewfinder questionmark
        quote.closing quote.opening return shift staroflife text.viewfinder touchid viewfinder xmark
        chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
        chevron.down.2 chevron.down.chevron.up chevron.left chevron.left.2 chevron.left.chevron.right
        chevron.left.forwardslash.chevron.right chevron.left.to.line chevron.right chevron.right.2
        chevron.right.to.line chevron.up chevron.up.2 chevron.up.chevron.down curlybraces terminal
        arrow.branch arrow.down arrow.down.doc arrow.down.left arrow.down.right arrow.down.right.and.arrow.up.left
        arrow.down.to.line arrow.left arrow.left.and.right arrow.left.arrow.right arrow.left.to.line arrow.merge
        arrow.right arrow.right.to.line arrow.triangle.branch arrow.turn.down.left arrow.turn.down.right
        arrow.turn.left.up arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down arrow.up.doc arrow.up.forward.app
        arrow.up.left arrow.up.left.and.arrow.down.right
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.right
        arrow.up.right.and.arrow.down.left arrow.up.to.line arrowshape.down arrowshape.left arrowshape.right
        arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.right arrowshape.up arrowtriangle.down
        arrowtriangle.left arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.right
        arrowtriangle.up arrowtriangle.up.arrowtriangle.down cursorarrow cursorarrow.rays door.left.hand.open
        filemenu.and.selection iphone.and.arrow.forward move.3d rectangle.portrait.and.arrow.right
        square.and.arrow.down square.and.arrow.up square.and.arrow.up.on.square tray.and.arrow.down
        tray.and.arrow.up
        arrow.2.circlepath arrow.3.trianglepath arrow.clockwise arrow.counterclockwise arrow.rectanglepath
        arrow.triangle.2.circlepath arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        arrow.uturn.down arrow.uturn.left arrow.uturn.right arrow.uturn.up gobackward goforward hurricane repeat
        repeat.1 rotate.3d rotate.left rotate.right shuffle
        accessibility brain brain.head.profile ear eye eyes face.dashed face.smiling figure.2.arms.open
        figure.mind.and.body figure.run figure.stand figure.strengthtraining.traditional figure.walk figure.wave
        mouth person person.2 person.3 person.crop.circle person.crop.rectangle person.crop.square person.icloud
        person.text.rectangle person.wave.2
        hand.draw hand.point.left hand.point.right hand.point.up hand.raised hand.tap hand.thumbsdown hand.thumbsup
        hand.wave hands.clap hands.sparkles
        airplayaudio airplayvideo airpods backward backward.end backward.end.alt camera camera.aperture
        camera.filters camera.rotate camera.viewfinder captions.bubble earpods eject film forward forward.end
        forward.end.alt guitars headphones hifispeaker livephoto metronome mic music.mic music.note music.note.list
        music.quarternote.3 opticaldisc pause photo photo.artframe photo.on.rectangle photo.stack pianokeys pip
        pip.enter pip.exit play playpause radio speaker speaker.minus speaker.plus speaker.wave.1 speaker.wave.2
        speaker.wave.3 stop video waveform waveform.path waveform.path.ecg
        bell bell.and.waves.left.and.right bubble.left bubble.left.and.bubble.right bubble.middle.bottom
        bubble.right ellipsis.message envelope envelope.open megaphone message paperplane phone
        phone.arrow.down.left phone.arrow.up.right phone.connection phone.down text.bubble
        archivebox book book.closed bookmark books.vertical clipboard doc doc.on.clipboard doc.on.doc doc.plaintext
        doc.richtext doc.text doc.text.magnifyingglass externaldrive flag flag.checkered folder highlighter link
        list.clipboard newspaper note note.text paperclip pencil pencil.tip printer
        rectangle.and.pencil.and.ellipsis scanner signature square.and.pencil tag text.book.closed ticket trash tray
        tray.full xmark.bin
        character.cursor.ibeam decrease.indent increase.indent italic keyboard keyboard.chevron.compact.down
        strikethrough text.aligncenter text.alignleft text.alignright text.append text.cursor text.insert
        text.justify text.magnifyingglass text.quote underline x.squareroot
        checklist circle.grid.2x1 dial.min dock.rectangle line.2.horizontal line.3.crossed.swirl.circle
        line.3.horizontal line.3.horizontal.decrease list.and.film list.bullet list.bullet.indent
        list.bullet.rectangle list.dash list.number list.star list.triangle macwindow macwindow.on.rectangle
        menubar.rectangle menucard rectangle.and.text.magnifyingglass sidebar.left sidebar.right
        slider.horizontal.2.square slider.horizontal.3 slider.vertical.3 switch.2 tablecells uiwindow.split.2x1
        appletv applewatch av.remote battery.0 battery.100 battery.100.bolt battery.25 battery.50 battery.75
        cable.connector computermouse cpu desktopcomputer display flashlight.off flashlight.on homepod ipad
        ipad.and.iphone ipad.landscape iphone iphone.gen1 iphone.landscape iphone.radiowaves.left.and.right
        laptopcomputer macpro.gen3 memorychip minus.plus.batteryblock powerplug sdcard server.rack simcard tv
        antenna.radiowaves.left.and.right bolt.horizontal cellularbars dot.radiowaves.left.and.right
        dot.radiowaves.right dot.radiowaves.up.forward globe globe.americas globe.desk globe.europe.africa
        icloud.and.arrow.down icloud.and.arrow.up network wave.3.left wave.3.right wifi wifi.exclamationmark
        bolt cloud cloud.bolt cloud.bolt.rain cloud.drizzle cloud.fog cloud.heavyrain cloud.moon cloud.rain
        cloud.snow cloud.sun cloud.sun.rain drop flame humidity moon moon.stars moon.zzz moonphase.full.moon rainbow
        snowflake sun.horizon sun.max sun.min sunrise sunset thermometer thermometer.sun tornado umbrella wind
        allergens ant atom bandage bird bolt.heart camera.macro carrot cat cross.case dog facemask fish hare
        heart.text.square ladybug laurel.leading leaf lungs microbe pawprint pill pills stethoscope syringe tortoise
        tree
        bathtub bed.double building building.2 building.columns chair cup.and.saucer door.left.hand.closed fan
        fork.knife frying.pan house lamp.desk lamp.floor lightbulb mug popcorn refrigerator shower sofa storefront
        stove table.furniture takeoutbag.and.cup.and.straw washer waterbottle window.vertical.closed wineglass
        1.magnifyingglass binoculars flask gauge gear gearshape gearshape.2 gyroscope hammer ladder level
        magnifyingglass minus.magnifyingglass paintroller pin plus.magnifyingglass ruler scissors screwdriver
        testtube.2 wrench wrench.and.screwdriver
        backpack bag banknote basket briefcase cart comb creditcard eyeglasses giftcard graduationcap suitcase
        sunglasses tshirt wallet.pass
        alarm calendar clock clock.arrow.circlepath deskclock hourglass hourglass.bottomhalf.filled
        hourglass.tophalf.filled stopwatch timer
        airplane airplane.arrival airplane.departure beach.umbrella bicycle box.truck bus car car.side
        compass.drawing ferry fuelpump location location.north location.north.line location.viewfinder map mappin
        mappin.and.ellipse mountain.2 point.topleft.down.curvedto.point.bottomright.up road.lanes safari sailboat
        scooter signpost.right steeringwheel tent train.side.front.car tram water.waves
        checkerboard.shield exclamationmark.shield key key.horizontal lock lock.doc lock.iphone lock.open
        lock.rotation lock.shield person.badge.key shield.lefthalf.filled
        align.horizontal.left align.vertical.center camera.metering.center.weighted chart.bar
        chart.bar.doc.horizontal chart.bar.xaxis chart.dots.scatter chart.line.downtrend.xyaxis
        chart.line.uptrend.xyaxis chart.pie chart.xyaxis.line dot.squareshape grid
        point.3.connected.trianglepath.dotted square.on.square.dashed
        balloon balloon.2 baseball basketball birthday.cake crown dice die.face.1 die.face.2 die.face.3 die.face.4
        die.face.5 die.face.6 dumbbell eraser eyedropper football gamecontroller gift lasso medal paintbrush
        paintpalette party.popper puzzlepiece rosette scribble soccerball sportscourt tennisball theatermasks trophy
        volleyball wand.and.rays wand.and.stars
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let columns = 10
    private static let cell = CGSize(width: 126, height: 64)

    init(_ names: ArraySlice<String>) {
        let rows = (names.count + Self.columns - 1) / Self.columns
        super.init(
            frame: CGRect(
                x: 0, y: 0, width: CGFloat(Self.columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height
            ))
        backgroundColor = .systemBackground
        for (index, name) in names.enumerated() {
            let looks: [(name: String, weight: UIImage.SymbolWeight, color: UIColor)] = [
                (name, .light, .label), (name, .regular, .systemBlue), (name + ".fill", .bold, .label),
            ]
            for (part, look) in looks.enumerated() {
                let view = UIImageView(image: UIImage(systemName: look.name))
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28, weight: look.weight)
                view.tintColor = look.color
                view.sizeToFit()
                view.center = CGPoint(
                    x: (CGFloat(index % Self.columns) + (CGFloat(part) + 0.5) / 3) * Self.cell.width,
                    y: (CGFloat(index / Self.columns) + 0.5) * Self.cell.height)
                addSubview(view)
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}

#Preview("Symbols 1") { SymbolSheet(SymbolSheet.names.prefix(360)) }

#Preview("Symbols 2") { SymbolSheet(SymbolSheet.names.dropFirst(360)) }
