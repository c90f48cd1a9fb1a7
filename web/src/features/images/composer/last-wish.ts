import { sameRequestMs } from '@classeur/contracts'
/** The first picture of the last request, when the server accepted it (ms since 1970), and the picture before it. */
interface LastWish {
  generationId: string
  atMs: number
  before: string | null
}

const storageKey = (userId: string) => `classeur:last-picture:${userId}`

function readLastWish(userId: string): LastWish | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null') as LastWish | null
  } catch {
    // Storage is denied or holds something else, so there is no last request.
    return null
  }
}

/** Stores the last request for all tabs of this browser. */
export function rememberWish(userId: string, generationId: string): void {
  try {
    const previous = readLastWish(userId)
    // The second response to a double click names the same picture.
    if (previous?.generationId === generationId) return
    const wish: LastWish = { generationId, atMs: Date.now(), before: previous?.generationId ?? null }
    localStorage.setItem(storageKey(userId), JSON.stringify(wish))
  } catch {
    // Storage is full or denied. The server still knows the request.
  }
}

/**
 * The first picture of the previous request. It is the same for both clicks of a double click, so both have one request
 * key.
 */
export function wishBefore(userId: string, nowMs = Date.now()): string | null {
  const last = readLastWish(userId)
  if (last === null) return null
  return last.atMs < nowMs - sameRequestMs ? last.generationId : last.before
}
