import type { ErrorCode, ErrorParams, Problem } from '@classeur/contracts'

/** Every failed call rejects with this error. `useProblemText` gives the text to show; `message` is never shown. */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** The same ID is in the server's log; empty if there was no response. */
  readonly requestId: string
  readonly issues: NonNullable<Problem['issues']>

  constructor(problem: Pick<Problem, 'code' | 'params' | 'status' | 'requestId' | 'issues'>) {
    super(problem.code)
    this.name = 'ProblemError'
    this.code = problem.code
    this.params = problem.params
    this.status = problem.status
    this.requestId = problem.requestId
    this.issues = problem.issues ?? []
  }
}

/** True for a {@link ProblemError} with this code. */
export const isProblem = (error: unknown, code: ErrorCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code
