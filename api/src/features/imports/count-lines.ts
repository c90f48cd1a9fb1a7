const [newline, carriageReturn, quote] = [0x0a, 0x0d, 0x22]
/** Comma, semicolon and tab. */
const delimiters = new Set([0x2c, 0x3b, 0x09])

/**
 * Whether a table has more than `most` non-empty lines. Runs before decoding, so that refusing a large file doesn't
 * take many times its size in memory. A line end within quotes belongs to its field. Works for encodings that extend ASCII;
 * for others, the limit applies after parsing.
 */
export function hasMoreLinesThan(most: number, bytes: Uint8Array): boolean {
  let lines = 0
  let isFilled = false
  let isQuoted = false
  let atFieldStart = true
  for (const byte of bytes) {
    if (isQuoted) {
      // A doubled quote closes and reopens the field, which has the same effect.
      if (byte === quote) isQuoted = false
      atFieldStart = byte === quote
      continue
    }
    if (byte === newline || byte === carriageReturn) {
      if (isFilled && (lines += 1) > most) return true
      isFilled = false
      atFieldStart = true
      continue
    }
    if (byte === quote && atFieldStart) isQuoted = true
    isFilled = true
    atFieldStart = delimiters.has(byte)
  }
  return isFilled && lines + 1 > most
}
