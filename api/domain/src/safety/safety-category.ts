/** Why a request or a result was stopped; stored in the record and translated on screen. */
export type SafetyCategory =
  | 'weapons'
  | 'toxins'
  | 'sexual'
  | 'sexual-minors'
  | 'violence'
  | 'hate'
  | 'self-harm'
  | 'drugs'
  | 'provider-policy'
