import { withoutValues } from './without-values.ts'

/** The maximum number of causes in a chain to include. */
const maxDepth = 4

interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  code?: string | number
  cause?: LoggedError
}

const isCode = (code: unknown): code is string | number =>
  typeof code === 'string' || typeof code === 'number'

/**
 * Keeps only name, code, message and stack of an error and its causes for the log, because libraries attach requests,
 * responses, tokens and documents, and quote values in messages.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined }
  const { name, message, stack, cause } = error
  const code = 'code' in error && isCode(error.code) ? { code: error.code } : {}
  const inner = cause instanceof Error && depth < maxDepth ? { cause: serializeError(cause, depth + 1) } : {}
  return {
    type: name,
    message: withoutValues(message),
    stack: stack === undefined ? stack : withoutValues(stack),
    ...code,
    ...inner,
  }
}
