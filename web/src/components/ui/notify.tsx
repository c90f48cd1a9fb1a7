import { showNotice } from './notices.ts'
import { ProblemWordsText } from './problem-words-text.tsx'

export { notifyDone } from './notices.ts'

/** Says that something failed; stays until it is closed. */
export const notifyProblem = (error: unknown): void =>
  showNotice('problem', <ProblemWordsText error={error} />, null)
