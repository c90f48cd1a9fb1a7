import type { ErrorCode, ErrorParams, Problem } from '@classeur/contracts'

/** What every failed call rejects with. Its words come from `useProblemText`, never from `message`. */
export class ProblemError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Also in the server's log; empty when no answer came. */
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
