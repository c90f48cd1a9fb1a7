/** MongoDB's own limit of nesting. */
const maxDepth = 100
/** Far more values than the largest document has. Here, small ones need two bytes; in memory, they need much more. */
const maxValues = 1_000_000

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const [openBrace, openBracket] = [0x7b, 0x5b]
const [closeBrace, closeBracket] = [0x7d, 0x5d]

/**
 * Checks the size and the depth of JSON before it is parsed, because parsing hostile JSON may need too much memory.
 * @throws Error if there are too many values, or if they are nested too deeply
 */
export function checkShape(json: Uint8Array): void {
  let depth = 0
  let values = 0
  let isInText = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]
    if (isInText) {
      if (byte === backslash) index += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (byte === comma) values += 1
    else if (byte === openBrace || byte === openBracket) {
      values += 1
      depth += 1
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1
    if (depth > maxDepth || values > maxValues) throw new Error('too many or too deeply nested values')
  }
}
