import { errorCatalogue, type ErrorCode } from './catalogue.ts'
import type { ErrorParams } from './problem.ts'

/**
 * The only error that services and processors throw deliberately: a code of the catalogue and the values for its
 * text.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: { cause?: unknown }) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.params = params
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}
