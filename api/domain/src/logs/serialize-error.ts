import { withoutValues } from './without-values.ts'

/** The maximum number of causes in a chain to include. */
const maxDepth = 4
/** The maximum number of errors to include of one that stands for several. */
const mostErrors = 10

interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  code?: string | number
  cause?: LoggedError
  errors?: LoggedError[]
}

const isCode = (code: unknown): code is string | number =>
  typeof code === 'string' || typeof code === 'number'

/**
 * Keeps only name, code, message and stack of an error, its causes and those that it stands for, because libraries
 * attach requests, responses, tokens and documents, and quote values in messages.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: undefined }
  const { name, message, stack, cause } = error
  const code = 'code' in error && isCode(error.code) ? { code: error.code } : {}
  const logInner = (inner: unknown) => serializeError(inner, depth + 1)
  const isDeepest = depth >= maxDepth
  const several = error instanceof AggregateError ? (error.errors as unknown[]).slice(0, mostErrors) : []
  return {
    type: name,
    message: withoutValues(message),
    stack: stack === undefined ? stack : withoutValues(stack),
    ...code,
    ...(cause instanceof Error && !isDeepest && { cause: logInner(cause) }),
    ...(several.length > 0 && !isDeepest && { errors: several.map(logInner) }),
  }
}
