import { isFinalState, type MediaImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import { onReconnect, onServerEvent } from '../../../realtime/socket.ts'
import { imageListsKey } from '../model/images-queries.ts'

const dismissedKey = 'classeur:dismissed-images'
const dismissedKept = 60

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(dismissedKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    // Storage is denied or holds something else, so no picture was hidden.
    return []
  }
}

/**
 * Pictures that aren't in the list yet, newest first: waiting, being drawn, just finished, and failed ones until they
 * are hidden.
 */
export function useImageWork(images: readonly MediaImage[] | undefined) {
  const client = useQueryClient()
  const { unfinished, ended } = useGenerations()
  const [dismissed, setDismissed] = useState(readDismissed)

  const listedIds = new Set(images?.map(({ id }) => id))
  const isOnItsWay = ({ snapshot: { id, kind, state } }: GenerationView) => {
    if (kind !== 'image' || listedIds.has(id) || dismissed.includes(id)) return false
    return !isFinalState(state) || state === 'failed' || state === 'flagged' || justFinished(state, id)
  }
  /** Pictures that finished while this page was open. Older ones that the list lacks were deleted. */
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set())
  const justFinished = (state: string, id: string) => state === 'completed' && watched.has(id)
  const forget = (id: string) => setWatched((before) => new Set([...before].filter((other) => other !== id)))
  const running = unfinished
    .filter(({ snapshot }) => snapshot.kind === 'image')
    .map(({ snapshot }) => snapshot.id)
  if (running.some((id) => !watched.has(id))) setWatched(new Set([...watched, ...running]))

  const finished = ended.map(({ snapshot }) => snapshot).filter(({ state, id }) => justFinished(state, id))

  // Also covers pictures whose end was read from the server instead of received as an event.
  const lacking = images ? finished.filter(({ id }) => !listedIds.has(id)).map(({ id }) => id) : []
  const lackingKey = lacking.join()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: imageListsKey })
    if (lackingKey !== '') readAgain()
    const stops = [onServerEvent('generation:finished', readAgain), onReconnect(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, lackingKey])

  // Another window deleted or restored it, so the list alone says whether it is there.
  useEffect(() => onServerEvent('image:changed', ({ imageId }) => forget(imageId)), [])

  return {
    /** The number of pictures that finished while this page was open. */
    finished: finished.length,
    work: [...unfinished, ...ended].filter(isOnItsWay),
    dismiss: (id: string) => {
      const next = [id, ...readDismissed()].slice(0, dismissedKept)
      setDismissed(next)
      try {
        localStorage.setItem(dismissedKey, JSON.stringify(next))
      } catch {
        // Storage is full or denied, so the picture stays hidden until the page closes.
      }
    },
    /** Prevents a deleted picture from appearing again as "just finished". */
    forget,
  }
}
