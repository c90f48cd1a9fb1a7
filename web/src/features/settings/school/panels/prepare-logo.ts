import { logoLimits } from '@classeur/contracts'

/** Thrown for a file that the browser can't read as a picture, or that can't be made small enough. */
export class LogoUnusable extends Error {
  override name = 'LogoUnusable'
}

const types = ['image/png', 'image/webp', 'image/jpeg'] as const
const quality = 0.9

/** An opened picture. `close` frees its memory. */
async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new LogoUnusable('no picture', { cause })
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

export async function asBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/**
 * Draws a picture again so that it is small enough: at most 512 pixels on its longer side, and in the first of PNG,
 * WebP and JPEG that is within the size limit. Rotates pictures upright and removes their location data.
 * @throws LogoUnusable
 */
export async function prepareLogo(file: Blob): Promise<Blob> {
  const picture = await openPicture(file)
  const scale = Math.min(1, logoLimits.sidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const type of types) {
    const blob = await encoded(canvas, type)
    if (blob && blob.size <= logoLimits.bytes) return blob
  }
  throw new LogoUnusable('too large')
}
