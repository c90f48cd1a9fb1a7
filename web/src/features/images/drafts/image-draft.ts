import { ImageAspect, ImageStyle, maxImagesPerRequest } from '@classeur/contracts'

/** What the composer holds; it survives a reload. */
export interface ImageDraft {
  prompt: string
  style: ImageStyle
  aspect: ImageAspect
  count: number
  /** The first picture of the last wish, and when it was accepted (ms since 1970). */
  last: { generationId: string; atMs: number } | null
}

const emptyDraft: ImageDraft = {
  prompt: '',
  style: 'flat-illustration',
  aspect: '4:3',
  count: 1,
  last: null,
}

const storageKey = (userId: string) => `classeur:image-draft:${userId}`

/** False for what an older or newer version has kept. */
const isKnown = ({ prompt, style, aspect, count }: ImageDraft) =>
  typeof prompt === 'string' &&
  ImageStyle.safeParse(style).success &&
  ImageAspect.safeParse(aspect).success &&
  count >= 1 &&
  count <= maxImagesPerRequest

export function readDraft(userId: string): ImageDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null') as ImageDraft | null
    if (stored && isKnown(stored)) return stored
  } catch {
    // Storage that is closed to us or holds something else: begin empty.
  }
  return emptyDraft
}

export function keepDraft(userId: string, draft: ImageDraft): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(draft))
  } catch {
    // Full or closed storage: the draft still lives as long as this page.
  }
}

/** A press so soon after an answer belongs to the same wish: the second half of a double click, the other tab. */
const sameWishMs = 5000

/** What came of the wish before the present one. */
export const wishBefore = ({ last }: ImageDraft, nowMs: number): string | null =>
  last !== null && last.atMs < nowMs - sameWishMs ? last.generationId : null
