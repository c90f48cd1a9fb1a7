import type { OutputInfo, Sharp } from 'sharp'
import { loadSharp } from './load-sharp.ts'

/** Larger pictures are encoded as a stream; smaller ones are examined in memory, at most 16 MB of pixels. */
const maxExaminedPixels = 4_000_000
const maxPaletteColours = 256

interface Encoded {
  data: Buffer
  info: OutputInfo
}

function hasFewColours(pixels: Buffer, channels: number): boolean {
  const colours = new Set<number>()
  let last = -1
  for (let at = 0; at < pixels.length; at += channels) {
    const colour = pixels.readUIntBE(at, channels)
    if (colour === last) continue
    last = colour
    if (colours.add(colour).size > maxPaletteColours) return false
  }
  return true
}

/**
 * Encodes losslessly and without metadata: with a palette if the picture has few colours, otherwise in true colour with
 * or without row filters, which make soft pictures smaller and flat ones larger. About 150 ms for a megapixel.
 */
export async function encodePng(image: Sharp, pixelCount: number): Promise<Encoded> {
  if (pixelCount > maxExaminedPixels) {
    return image.png({ compressionLevel: 4, adaptiveFiltering: true }).toBuffer({ resolveWithObject: true })
  }
  const sharp = await loadSharp()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const encode = (options: Parameters<Sharp['png']>[0]) =>
    sharp(data, { raw: { width, height, channels } }).png(options).toBuffer({ resolveWithObject: true })
  if (hasFewColours(data, channels)) return encode({ palette: true, quality: 100, dither: 0 })
  const flat = await encode({ compressionLevel: 6 })
  const filtered = await encode({ compressionLevel: 4, adaptiveFiltering: true })
  return filtered.data.byteLength < flat.data.byteLength ? filtered : flat
}
