import { createHash } from 'node:crypto'

/**
 * The id of a generation follows from who asks and the key of the request, so a repeat — double click, second tab,
 * lost reply — meets the same document, ledger key and job id whichever process handles it. 96 bits of SHA-256.
 */
export const generationIdFor = (ownerId: string, requestKey: string): string =>
  createHash('sha256').update(`${ownerId}:${requestKey}`).digest('hex').slice(0, 24)

/** Recognises the same request again; keys of objects in a fixed order. */
export const requestHashOf = (kind: string, input: unknown): string =>
  createHash('sha256')
    .update(`${kind}:${stableJson(input)}`)
    .digest('hex')

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
