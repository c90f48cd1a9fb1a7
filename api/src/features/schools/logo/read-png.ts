import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { logoLimits } from '@classeur/contracts'
import { need, type LogoFile } from './logo-file.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Chunks that affect how the picture looks; all others are removed. */
const kept = new Set(['PLTE', 'tRNS', 'gAMA', 'sRGB'])
/** Eight bytes per pixel and one per line, doubled for the seven passes of an interlaced picture. */
const maxPixelBytes = 2 * logoLimits.sidePx * (logoLimits.sidePx * 8 + 1)

const sameStart = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature)

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

function* chunksOf(bytes: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; ;) {
    need(at + 12 <= bytes.length, 'a chunk is cut off')
    const end = at + 8 + bytes.readUInt32BE(at)
    need(end + 4 <= bytes.length, 'a chunk is cut off')
    need(crc32(bytes.subarray(at + 4, end)) === bytes.readUInt32BE(end), 'a checksum is wrong')
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return
    yield { type, data: bytes.subarray(at + 8, end) }
    at = end + 4
  }
}

/** Returns null if the bytes don't start like a PNG. @throws UnreadablePicture, or errors of zlib */
export function readPng(bytes: Buffer): LogoFile | null {
  if (!sameStart(bytes)) return null
  const [header, ...rest] = chunksOf(bytes)
  need(header?.type === 'IHDR' && header.data.length === 13, 'no header')
  const widthPx = header.data.readUInt32BE(0)
  const heightPx = header.data.readUInt32BE(4)
  need(widthPx > 0 && widthPx <= logoLimits.sidePx, 'width')
  need(heightPx > 0 && heightPx <= logoLimits.sidePx, 'height')
  const packed = rest.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  const pixels = inflateSync(Buffer.concat(packed), { maxOutputLength: maxPixelBytes })
  need(pixels.length >= heightPx, 'no pixels')
  const remade = Buffer.concat([
    signature,
    chunkOf('IHDR', header.data),
    ...rest.filter(({ type }) => kept.has(type)).map(({ type, data }) => chunkOf(type, data)),
    chunkOf('IDAT', deflateSync(pixels, { level: 9 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
  return { bytes: remade, contentType: 'image/png', extension: 'png', widthPx, heightPx }
}
