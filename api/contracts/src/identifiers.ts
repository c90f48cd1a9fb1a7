import { z } from 'zod'

/** A MongoDB ObjectId as 24 lower-case hexadecimal digits. */
export const ObjectIdString = z.string().regex(/^[0-9a-f]{24}$/)
/** The person's id in this product: derived from the issuer's `sub` at first sign-in, stable afterwards. */
export const UserId = ObjectIdString
/** ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime()
/** A key chosen by the client per intention (one press of the button), so that repeats are recognised. */
export const RequestKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)
/**
 * The key of a request that adds something. A client that got no answer repeats the request with the same key, and the
 * server adds nothing twice. Older clients send no key.
 */
export const RequestKeyQuery = z.strictObject({ requestKey: RequestKey.optional() })
export type RequestKeyQuery = z.infer<typeof RequestKeyQuery>
/** Opaque position in a list; absent on the first page. */
export const Cursor = z.string().min(1).max(200)
