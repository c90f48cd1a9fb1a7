import type { PublishedImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { likeImage, unlikeImage } from '../model/images-queries.ts'
import { patchPublished } from '../model/patch-published.ts'

type Likes = Pick<PublishedImage, 'liked' | 'likes'>

/** What the person wants, for each picture with a request under way. */
const wanted = new Map<string, boolean>()

const toggled = ({ liked, likes }: Likes): Likes => ({ liked: !liked, likes: likes + (liked ? -1 : 1) })

async function send(id: string, now: Likes): Promise<Likes> {
  if (!now.liked) return likeImage(id)
  await unlikeImage(id)
  return toggled(now)
}

/**
 * Likes a picture, or not any more. The page shows it at once and what is stored afterwards. Presses during a request
 * are sent after it, the last one wins, and a failure is shown with the stored state.
 */
export function useLike() {
  const client = useQueryClient()
  return async ({ id, liked, likes }: Pick<PublishedImage, 'id' | 'liked' | 'likes'>): Promise<void> => {
    patchPublished(client, id, toggled({ liked, likes }))
    const isRunning = wanted.has(id)
    wanted.set(id, !liked)
    if (isRunning) return
    let stored: Likes = { liked, likes }
    try {
      while (wanted.get(id) !== stored.liked) stored = await send(id, stored)
    } catch (error) {
      notifyProblem(error)
    } finally {
      wanted.delete(id)
      patchPublished(client, id, { liked: stored.liked, likes: stored.likes })
    }
  }
}
