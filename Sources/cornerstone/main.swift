import Foundation

exit(Cornerstone.run(Array(CommandLine.arguments.dropFirst())).rawValue)
