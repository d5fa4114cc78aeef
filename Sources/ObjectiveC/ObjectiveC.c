#include "ObjectiveC.h"
