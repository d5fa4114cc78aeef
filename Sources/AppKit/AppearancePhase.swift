/// Where a controller stands between not being seen and being seen.
enum AppearancePhase { case disappeared, appearing, appeared, disappearing }
