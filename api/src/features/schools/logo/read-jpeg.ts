import { need, type LogoFile } from './logo-file.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** The frame types that browsers support: baseline, extended and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Quantisation, Huffman tables and restart intervals. */
const tables = new Set([0xdb, 0xc4, 0xdd])
/** Adobe's marker defines the colour encoding; its payload has twelve bytes. */
const adobe = 0xee
const adobeLength = 14

/** Finds the end of the coded pixels: the next marker that is neither an escaped 0xff nor a restart. */
function endOfCodedData(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return bytes.length
}

/** Returns null if the bytes don't start like a JPEG. @throws UnreadablePicture */
export function readJpeg(bytes: Buffer): LogoFile | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage || bytes[2] !== 0xff) return null
  const parts = [bytes.subarray(0, 2)]
  let size: { widthPx: number; heightPx: number } | undefined
  let scans = 0
  for (let at = 2; ;) {
    need(at + 2 <= bytes.length && bytes[at] === 0xff, 'no marker')
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) break
    need(at + 4 <= bytes.length, 'a segment is cut off')
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    need(end > at + 3 && end <= bytes.length, 'a segment is cut off')
    const isFrame = frames.has(marker)
    if (isFrame) {
      need(!size && end - at >= 11, 'frame')
      size = { heightPx: bytes.readUInt16BE(at + 5), widthPx: bytes.readUInt16BE(at + 7) }
    }
    const isScan = marker === startOfScan
    const after = isScan ? endOfCodedData(bytes, end) : end
    if (isScan) scans += 1
    const isAdobe = marker === adobe && end - at === adobeLength + 2
    if (isFrame || isScan || isAdobe || tables.has(marker)) parts.push(bytes.subarray(at, after))
    at = after
  }
  need(size !== undefined && scans > 0, 'no picture')
  parts.push(Buffer.from([0xff, endOfImage]))
  return { bytes: Buffer.concat(parts), contentType: 'image/jpeg', extension: 'jpg', ...size }
}
