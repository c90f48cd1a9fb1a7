/** The length of a text in bytes of UTF-8; a lone surrogate takes three, like the character that replaces it. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index) ?? 0
    if (codePoint < 0x80) bytes += 1
    else if (codePoint < 0x800) bytes += 2
    else if (codePoint < 0x1_00_00) bytes += 3
    else {
      bytes += 4
      // The code point takes two units of the text.
      index += 1
    }
  }
  return bytes
}
