import { z } from 'zod'
import { invalidRequest, type StripeError } from '../objects/stripe-error.ts'

/** Parameters arrive as text, in nested objects and lists. */
export type Params = Record<string, unknown>

export const int = z.coerce.number().int()
export const amount = int.min(0).max(99_999_999)
export const bool = z.enum(['true', 'false']).transform((text) => text === 'true')
export const text = z.string().max(5000)
const maxKeys = 50
/** An empty value removes a key in updates; an empty text removes them all. */
export const metadata = z
  .union([z.record(z.string().min(1).max(40), z.string().max(500)), z.literal('').transform(() => ({}))])
  .refine((pairs) => Object.keys(pairs).length <= maxKeys, { error: 'more than 50 keys' })
const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((code) => code.toLowerCase())
export const interval = z.enum(['month', 'year'])
const count = int.pipe(z.literal(1, { error: 'the test gateway supports an interval count of 1' }))

const recurring = z.strictObject({ interval, interval_count: count.default(1) })
/** The price of a new line; `product_data` is for payment pages only, as at Stripe. */
export const priceData = z.strictObject({
  currency,
  unit_amount: amount,
  product: text.optional(),
  recurring: recurring.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
})

export const created = z
  .union([int, z.strictObject({ gt: int, gte: int, lt: int, lte: int }).partial()])
  .optional()

const nameOf = (path: PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

function errorFor(issue: z.core.$ZodIssue): StripeError {
  const param = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  }
  if (issue.input === undefined && issue.code === 'invalid_type')
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param })
}

/** @throws StripeError that names the first wrong parameter */
export function readParams<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const read = schema.safeParse(given, { reportInput: true })
  if (read.success) return read.data
  const [first] = read.error.issues
  throw first ? errorFor(first) : invalidRequest('Invalid request')
}
