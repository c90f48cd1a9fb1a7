import { renderAsync } from '@resvg/resvg-js'
import type { SharpConstructor } from 'sharp'
import { defaultFamily, fontFiles } from './text/fonts.ts'

export type LoadSharp = () => Promise<SharpConstructor>

/**
 * Renders and encodes off the event loop.
 * @param svg opaque; its text uses only the fonts of `fonts.ts`
 * @throws the signal's reason when it aborts
 */
export async function rasterise(svg: string, loadSharp: LoadSharp, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted()
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: defaultFamily },
  })
  signal.throwIfAborted()
  const { width, height, pixels } = image
  const sharp = await loadSharp()
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
  signal.throwIfAborted()
  return png
}
