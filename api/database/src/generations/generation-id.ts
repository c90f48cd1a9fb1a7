import { createHash } from 'node:crypto'

/** The length of an ObjectId in hexadecimal digits. */
const idLength = 24

/**
 * The id of a generation depends only on the owner and the key of the request, so a repeated request (double click,
 * second tab, lost reply) gets the same document, ledger key and job id in every process. 96 bits of SHA-256.
 */
export const generationIdFor = (ownerId: string, requestKey: string): string =>
  createHash('sha256').update(`${ownerId}:${requestKey}`).digest('hex').slice(0, idLength)

/** A hash for comparing requests; independent of the order of object keys. */
export const requestHashOf = (kind: string, input: unknown): string =>
  createHash('sha256')
    .update(`${kind}:${stableJson(input)}`)
    .digest('hex')

/** The id of what a request makes: the first 96 bits of the request's hash, so a repeated request gets the same id. */
export const derivedId = (kind: string, input: unknown): string =>
  requestHashOf(kind, input).slice(0, idLength)

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
