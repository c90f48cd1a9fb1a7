import type { ImageRequest, ImagesAccepted } from '@classeur/contracts'
import { ProblemError } from '../../../http/client.ts'
import { requestKeyFor } from '../../../http/request-key.ts'
import { generateImages } from '../model/images-queries.ts'

const unansweredKey = 'classeur:unanswered-images'
/** Nobody has asked for the very same more often than this on other devices. */
const mostEarlier = 50

/** The request key whose answer was lost; it survives a reload. */
function unanswered(): string | null {
  try {
    return localStorage.getItem(unansweredKey)
  } catch {
    // Closed storage: what was lost is then only known on the server.
    return null
  }
}

function remember(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(unansweredKey)
    else localStorage.setItem(unansweredKey, key)
  } catch {
    // Closed storage: as above.
  }
}

/** The server has said no: nothing was begun under that key. */
const isRefusal = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500

/**
 * Asks for pictures under the key of this wish. When that key turns out to belong to an earlier wish (asked for on
 * another device, say), it asks again under the next one, unless it is our own whose answer was lost.
 */
export async function askForImages(
  request: ImageRequest,
  count: number,
  before: string | null,
): Promise<ImagesAccepted> {
  let after = before
  for (let tries = 0; ; tries += 1) {
    const requestKey = await requestKeyFor(after, { request, count })
    const isRepeat = unanswered() === requestKey
    remember(requestKey)
    const accepted = await generateImages({ requestKey, request, count }).catch((error: unknown) => {
      if (isRefusal(error)) remember(null)
      throw error
    })
    remember(null)
    const [first] = accepted.generations
    if (!first?.earlier || isRepeat || tries >= mostEarlier) return accepted
    after = first.generationId
  }
}
