import { isUtf8 } from 'node:buffer'
import { unreadable } from './fit-table.ts'

/** Enough text to detect the language. */
const sampleBytes = 256 * 1024

export interface DecodedText {
  text: string
  encoding: string
}

const byteOrderMarks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * The Windows-1252 characters from 0x80 to 0x9F. Some versions of Node decode these bytes as Latin-1 control
 * characters.
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decode(bytes: Uint8Array, encoding: string): DecodedText {
  const text = new TextDecoder(encoding).decode(bytes)
  if (encoding !== 'windows-1252') return { text, encoding }
  const whole = text.replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign)
  return { text: whole, encoding }
}

/**
 * Chooses between Windows-1252 and Windows-1256. Both decode every byte, and they share the small French
 * letters. Decoded as 1256, Arabic text gives words of Arabic letters only, while Western capitals (É, Ö, Ñ)
 * give Arabic letters within Latin words.
 */
function guessCodePage(bytes: Uint8Array): 'windows-1252' | 'windows-1256' {
  const text = new TextDecoder('windows-1256').decode(bytes.subarray(0, sampleBytes))
  let plausible = 0
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const arabic = word.match(/[\p{Script=Arabic}\p{M}]/gu)?.length ?? 0
    if (arabic === 0) continue
    const isArabicWord = arabic === [...word].length && arabic > 1
    plausible += isArabicWord ? arabic : -arabic
  }
  return plausible > 0 ? 'windows-1256' : 'windows-1252'
}

/** Whether the bytes contain control characters that never occur in text files. */
function isBinary(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) return true
  }
  return false
}

/**
 * Decodes a text file with the detected encoding.
 * @throws AppError `imports/unreadable` if the file isn't text
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = byteOrderMarks.find(([signs]) => signs.every((sign, index) => bytes[index] === sign))
  if (mark) return decode(bytes, mark[1])
  // Some old programs end a text with Control-Z.
  const content = bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes
  if (isBinary(content)) throw unreadable()
  return decode(content, isUtf8(content) ? 'utf-8' : guessCodePage(content))
}
