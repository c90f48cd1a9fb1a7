import { AppError, logoLimits } from '@classeur/contracts'
import type { LogoFile } from './logo-file.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

const isSmallEnough = ({ widthPx, heightPx, bytes }: LogoFile) =>
  Math.min(widthPx, heightPx) > 0 &&
  Math.max(widthPx, heightPx) <= logoLimits.sidePx &&
  bytes.length <= logoLimits.bytes

/**
 * The picture in these bytes, known by its content and made anew without what is not needed to show it. Pixels are not
 * decoded here: that is for the program that shows them, which is told the type and does not guess it.
 * @throws AppError `schools/logo-unreadable` for everything else: SVG, cut off, too large
 */
export function readLogo(bytes: Buffer): LogoFile {
  try {
    const logo = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
    if (logo && isSmallEnough(logo)) return logo
  } catch (cause) {
    throw new AppError('schools/logo-unreadable', {}, { cause })
  }
  throw new AppError('schools/logo-unreadable')
}
