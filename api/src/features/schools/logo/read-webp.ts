import { need, type LogoFile } from './logo-file.ts'

type Chunk = { type: string; data: Buffer }

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= end;) {
    const length = bytes.readUInt32LE(at + 4)
    need(at + 8 + length <= end, 'a chunk is cut off')
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

const sideMask = 0x3fff

function lossySize(data: Buffer) {
  need(data.length > 10 && data.readUIntBE(3, 3) === 0x9d012a, 'no key frame')
  return { widthPx: data.readUInt16LE(6) & sideMask, heightPx: data.readUInt16LE(8) & sideMask }
}

function losslessSize(data: Buffer) {
  need(data.length > 5 && data[0] === 0x2f, 'no lossless picture')
  const packed = data.readUInt32LE(1)
  return { widthPx: (packed & sideMask) + 1, heightPx: ((packed >>> 14) & sideMask) + 1 }
}

function chunkBytes({ type, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2))
  chunk.write(type, 0, 'latin1')
  chunk.writeUInt32LE(data.length, 4)
  data.copy(chunk, 8)
  return chunk
}

/** The extended header required for lossy pictures with transparency: only the alpha flag and the size. */
function extendedHeader(widthPx: number, heightPx: number): Chunk {
  const data = Buffer.alloc(10)
  data[0] = 0x10
  data.writeUIntLE(widthPx - 1, 4, 3)
  data.writeUIntLE(heightPx - 1, 7, 3)
  return { type: 'VP8X', data }
}

/** Returns null if the bytes don't start like a WebP. Refuses animations. @throws UnreadablePicture */
export function readWebp(bytes: Buffer): LogoFile | null {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp) return null
  const chunks = [...chunksOf(bytes)]
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const [picture] = pictures
  need(picture !== undefined && pictures.length === 1, 'not one picture')
  const size = picture.type === 'VP8 ' ? lossySize(picture.data) : losslessSize(picture.data)
  const alpha = picture.type === 'VP8 ' ? chunks.find(({ type }) => type === 'ALPH') : undefined
  const parts = alpha ? [extendedHeader(size.widthPx, size.heightPx), alpha, picture] : [picture]
  const body = Buffer.concat(parts.map(chunkBytes))
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return { bytes: Buffer.concat([head, body]), contentType: 'image/webp', extension: 'webp', ...size }
}
