/**
 * The request key of one wish to spend: it follows from the input and from what came of the last such wish (`after`).
 * So a double click, a second tab, a reload and a retry after a lost answer ask for the same generation, and asking
 * for the same again after an answer is a new wish. 128 bits of SHA-256 as hexadecimal digits.
 */
export async function requestKeyFor(after: string | null, input: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([after, input]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
