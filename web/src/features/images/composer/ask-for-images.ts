import type { ImageRequest, ImagesAccepted } from '@classeur/contracts'
import { ProblemError } from '../../../http/client.ts'
import { requestKeyFor } from '../../../http/request-key.ts'
import { generateImages } from '../model/images-queries.ts'

const unansweredKey = 'classeur:unanswered-images'
/** Upper limit for how often the same request was made on other devices. */
const mostEarlier = 50

/** The request key whose response was lost. It survives a reload. */
function unanswered(): string | null {
  try {
    return localStorage.getItem(unansweredKey)
  } catch {
    // Storage is denied, so only the server knows about the lost request.
    return null
  }
}

function remember(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(unansweredKey)
    else localStorage.setItem(unansweredKey, key)
  } catch {
    // Storage is denied here too.
  }
}

/** True if the server refused the request: nothing was started under its key. */
const isRefusal = (error: unknown) =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500

/**
 * Requests pictures under the key of this request. If that key belongs to an earlier request (from another device, for
 * example), uses the next key, unless the earlier request is this one and its response was lost.
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
    const accepted = await generateImages({ requestKey, request, count, lessonPlanId: null }).catch(
      (error: unknown) => {
        if (isRefusal(error)) remember(null)
        throw error
      },
    )
    remember(null)
    const [first] = accepted.generations
    if (!first?.earlier || isRepeat || tries >= mostEarlier) return accepted
    after = first.generationId
  }
}
