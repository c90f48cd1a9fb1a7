/** What exercises can be computed for. */
export const exerciseKinds = [
  'fractions',
  'equations',
  'area',
  'percentages',
  'statistics',
  'functions',
  'pythagoras',
  'integers',
  'electricity',
  'forces',
  'energy',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]
