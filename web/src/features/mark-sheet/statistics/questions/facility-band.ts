const easyAbove = 0.8
const hardBelow = 0.3

/** How difficult a question was, by the mean share of its points. */
export const facilityBand = (facility: number): 'easy' | 'medium' | 'hard' =>
  facility > easyAbove ? 'easy' : facility < hardBelow ? 'hard' : 'medium'
