const [newline, carriageReturn, quote] = [0x0a, 0x0d, 0x22]
/** Comma, semicolon, tab: what stands before a field. */
const delimiters = new Set([0x2c, 0x3b, 0x09])

/**
 * Whether a table has more lines with something in them than `most`, before it is made into text: a file of many
 * megabytes is refused without taking many times as much memory. A line end within quotes belongs to its field. Right for
 * every encoding that has ASCII in it; one that has not is found out when it is taken apart.
 */
export function hasMoreLinesThan(most: number, bytes: Uint8Array): boolean {
  let lines = 0
  let isFilled = false
  let isQuoted = false
  let atFieldStart = true
  for (const byte of bytes) {
    if (isQuoted) {
      // A doubled quote closes and opens again, which comes to the same.
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
