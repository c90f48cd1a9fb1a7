import { showNotice } from './notices.ts'
import { ProblemText } from '../feedback/problem-text.tsx'

export { notifyDone } from './notices.ts'

/** Says that something failed; stays until it is closed. */
export const notifyProblem = (error: unknown): void =>
  showNotice('problem', <ProblemText error={error} />, null)
