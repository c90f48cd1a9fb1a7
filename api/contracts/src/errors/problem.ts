import { z } from 'zod'
import { errorCatalogue, errorCodes, type ErrorCode } from './catalogue.ts'

/** Values the words of an error may mention (`price`, `available`, `limit`, …); never a message. */
export const ErrorParams = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type ErrorParams = z.infer<typeof ErrorParams>

/** What is stored and sent wherever an error is part of a document: a code and the values for its words. */
export const CodedError = z.object({ code: z.enum(errorCodes), params: ErrorParams })
export type CodedError = z.infer<typeof CodedError>

/** The wire form of every error answer, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(errorCodes),
  params: ErrorParams,
  /** Also in the server's log: what a person quotes when asking for help. */
  requestId: z.string(),
  /** Only for `general/validation-failed`: where in the request, and the rule that was broken. */
  issues: z.array(z.object({ path: z.string(), rule: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

/** Builds the wire form for a code. */
export const problemFor = (code: ErrorCode, requestId: string, params: ErrorParams = {}): Problem => ({
  type: `urn:classeur:error:${code}`,
  title: code,
  status: errorCatalogue[code].status,
  code,
  params,
  requestId,
})
