/**
 * For each part of a plan, a good and a weak passage of a lesson on journey times. They are in the language of the plan,
 * because a model copies the language of its examples.
 */
export interface Examples {
  objectives: string
  opening: string
  misconceptions: string
  explanation: string
  workedExamples: string
  phases: string
  board: string
  studentSheet: string
  differentiation: string
  assessment: string
  homework: string
  modelAnswers: string
  pacing: string
}
