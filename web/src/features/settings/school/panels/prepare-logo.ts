import { logoLimits } from '@classeur/contracts'

/** Said of a file that the browser cannot show as a picture, or that cannot be made small enough. */
export class LogoUnusable extends Error {
  override name = 'LogoUnusable'
}

const types = ['image/png', 'image/webp', 'image/jpeg'] as const
const quality = 0.9

/** A picture that was opened; `close` gives its memory back. */
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
 * Draws a picture anew so that it is small enough: at most 512 pixels on its longer side, and in the first of PNG, WebP
 * and JPEG that has room. Turned pictures are turned upright, and where it was taken is left behind.
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
