import Foundation

exit(LowerSourceTool.run(Array(CommandLine.arguments.dropFirst())))
