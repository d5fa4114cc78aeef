#include "RasterKernels.h"
