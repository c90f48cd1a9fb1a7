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
 * Detects the type of a picture from its content and rebuilds the file from the parts needed to show it. Doesn't decode
 * pixels; the file is served with its type, so that browsers don't guess one.
 * @throws AppError `schools/logo-unreadable` for other types such as SVG, and for truncated or too large pictures
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
