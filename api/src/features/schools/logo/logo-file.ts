import type { ImageContentType } from '@classeur/storage'

/** A picture rebuilt from only the parts of a file needed to show it: no metadata and no data after its end. */
export interface LogoFile {
  bytes: Buffer
  contentType: ImageContentType
  extension: 'png' | 'jpg' | 'webp'
  widthPx: number
  heightPx: number
}

/** Thrown by a reader for bytes that aren't a complete picture of its type. */
class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

export function need(condition: boolean, what: string): asserts condition {
  if (!condition) throw new UnreadablePicture(what)
}
