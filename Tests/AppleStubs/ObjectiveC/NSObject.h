// The parts of Apple's module that the wrapper for Objective-C uses, with types that Swift knows without Foundation.
__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init;
- (_Bool)isEqual:(id)object;
@property (readonly) long hash;
@end
