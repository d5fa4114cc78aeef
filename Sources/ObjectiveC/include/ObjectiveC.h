#ifndef CORNERSTONE_OBJECTIVEC_H
#define CORNERSTONE_OBJECTIVEC_H

/* `import ObjectiveC` compiles; what can be had of the runtime (selectors, associated objects, autorelease pools) comes
   with QuartzCore and whatever imports it. A target in C, so that no other target of a build is told by
   `canImport(ObjectiveC)` that the runtime is there. */

#endif
