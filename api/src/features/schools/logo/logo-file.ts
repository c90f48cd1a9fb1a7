import type { StoredContentType } from '@classeur/storage'

/** A picture made anew from the parts of a file that are needed to show it: no metadata, nothing behind its end. */
export interface LogoFile {
  bytes: Buffer
  contentType: StoredContentType
  extension: 'png' | 'jpg' | 'webp'
  widthPx: number
  heightPx: number
}

/** What a reader throws for bytes that are not a whole picture of its kind. */
class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

export function need(condition: boolean, what: string): asserts condition {
  if (!condition) throw new UnreadablePicture(what)
}
