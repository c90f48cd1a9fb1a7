import type { DownloadFormat, DownloadSize } from '@classeur/contracts'
import { loadSharp } from './load-sharp.ts'
import { picturePage } from './picture-page.ts'

const maxPixels = 40_000_000
/** Sharp on an A4 page at 200 dpi. */
const pagePx = 2200

export interface PictureWish {
  /** The longest side in pixels; pictures are never enlarged. */
  size: DownloadSize
  /** Null keeps the format. */
  format: DownloadFormat | null
}

export interface ConvertedPicture {
  bytes: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf'
  extension: 'png' | 'jpg' | 'webp' | 'pdf'
  /** For the file name, such as `1600x900` or `A4`. */
  measure: string
}

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const
const isStored = (format: string): format is keyof typeof contentTypes => Object.hasOwn(contentTypes, format)

/**
 * Converts a stored picture to the size and format of a download. A transparent picture becomes white in formats without
 * transparency.
 * @param name the title of a PDF page; its alternative text is `alt`
 * @throws Error if the bytes aren't a PNG, JPEG or WebP picture
 */
export async function convertPicture(
  bytes: Uint8Array,
  { size, format }: PictureWish,
  { name, alt }: { name: string; alt: string },
): Promise<ConvertedPicture> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
  const read = (await image.metadata()).format
  if (!isStored(read)) throw new Error('a stored picture has another format')
  const wanted = format ?? read
  const longest = size === 'original' ? (wanted === 'pdf' ? pagePx : null) : Number(size)
  const sized =
    longest === null
      ? image
      : image.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  const encoded =
    wanted === 'png'
      ? sized.png()
      : wanted === 'webp'
        ? sized.webp({ quality: 90 })
        : sized.flatten({ background: '#ffffff' }).jpeg({ quality: wanted === 'pdf' ? 92 : 90 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  if (wanted === 'pdf') {
    const page = await picturePage({ jpeg: data, width: info.width, height: info.height, name, alt })
    return { bytes: page, contentType: 'application/pdf', extension: 'pdf', measure: 'A4' }
  }
  return {
    bytes: data,
    contentType: contentTypes[wanted],
    extension: wanted === 'jpeg' ? 'jpg' : wanted,
    measure: `${String(info.width)}x${String(info.height)}`,
  }
}
