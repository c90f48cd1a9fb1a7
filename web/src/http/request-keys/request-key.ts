/**
 * The idempotency key of a request that spends credits. It depends on the input and on the outcome of the last such
 * request (`after`). So a double click, a second tab, a reload or a retry after a lost response asks for the same
 * generation, and the same input after an outcome asks for a new one. 128 bits of SHA-256 as hexadecimal digits.
 */
export async function requestKeyFor(after: string | null, input: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([after, input]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
