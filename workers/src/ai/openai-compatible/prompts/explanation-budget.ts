/** A worked example at the board, with the answers of the class. */
export const workedExampleMinutes = 3
/** A concept: its text read aloud, and what is shown with it. */
const conceptMinutes = 2.5
/** A question to all, and what the teacher says to the answers: the check question, and one about a misconception. */
const questionMinutes = 2
const questions = 2

export interface ExplanationBudget {
  /** How many concepts the phase with the explanation has time for. */
  concepts: number
  /** How many words each has, in a language with small words of their own. */
  wordCount: number
  /** How many of the two worked examples; the next phase begins with the other one. */
  examples: 1 | 2
}

/** What can be said and shown in a phase of so many minutes, so that the explanation doesn't run into the practice. */
export function explanationBudget(minutes: number): ExplanationBudget {
  const concepts = minutes < 14 ? 1 : minutes < 22 ? 2 : 3
  const needed = concepts * conceptMinutes + questions * questionMinutes + 2 * workedExampleMinutes
  return { concepts, wordCount: concepts === 1 ? 220 : 180, examples: needed <= minutes ? 2 : 1 }
}
