/// Calls of Objective-C's run time and of key-value observation, which Swift alone has not, and what to write instead.
enum RuntimeCalls {
    static func advice(on function: String) -> String? {
        switch function {
        case "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod":
            "\(function): Swift's methods cannot be exchanged at run time; override the method in a subclass, or call "
                + "your own from where it is called."
        case "class_addMethod", "class_addProtocol", "class_addIvar", "class_addProperty":
            "\(function): classes cannot grow at run time; declare the member in the class or an extension."
        case "objc_allocateClassPair", "objc_registerClassPair", "object_setClass":
            "\(function): classes cannot be made or changed at run time; declare a subclass and make objects of it."
        case "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation",
            "method_getImplementation", "imp_implementationWithBlock", "class_copyMethodList", "class_copyIvarList",
            "class_copyPropertyList", "class_getInstanceVariable", "object_getIvar", "object_setIvar",
            "objc_getClassList", "objc_getProtocol", "class_getSuperclass", "class_getName", "object_getClassName",
            "protocol_getMethodDescription", "sel_getName", "method_getTypeEncoding":
            "\(function): Objective-C's run time is not there to be asked; use Mirror, type(of:) or a protocol."
        case "objc_msgSend", "objc_msgSendSuper":
            "\(function): there are no messages to send; call the method, or use perform(_:with:)."
        case "objc_sync_enter", "objc_sync_exit":
            "\(function): use NSRecursiveLock, or Mutex."
        case "NSClassFromString":
            "NSClassFromString knows classes as Module.Name alone; where the class is known write Name.self."
        default:
            nil
        }
    }

    /// - Parameter labels: Of the arguments.
    static func advice(onMember name: String, labels: [String?]) -> String? {
        switch name {
        case "addObserver" where labels.contains("forKeyPath"),
            "removeObserver" where labels.contains("forKeyPath"):
            "observers by text are Objective-C's; use observe(\\.name), the property's didSet, a delegate or a publisher."
        default:
            nil
        }
    }
}
