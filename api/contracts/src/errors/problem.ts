import { z } from 'zod'
import { errorCatalogue, errorCodes, type ErrorCode } from './catalogue.ts'

/** Values for the text of an error (`price`, `available`, `limit`, …); never a message. */
export const ErrorParams = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type ErrorParams = z.infer<typeof ErrorParams>

/** An error as part of a stored or sent document: a code and the values for its text. */
export const CodedError = z.object({ code: z.enum(errorCodes), params: ErrorParams })
export type CodedError = z.infer<typeof CodedError>

/** Every error response has this format: `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(errorCodes),
  params: ErrorParams,
  /** The id that people quote when they ask for help; the server's log contains it too. */
  requestId: z.string(),
  /** Only for `general/validation-failed`: each invalid path in the request, with the rule it violates. */
  issues: z.array(z.object({ path: z.string(), rule: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

/** Builds the error response for a code. */
export const problemFor = (code: ErrorCode, requestId: string, params: ErrorParams = {}): Problem => ({
  type: `urn:classeur:error:${code}`,
  title: code,
  status: errorCatalogue[code].status,
  code,
  params,
  requestId,
})
