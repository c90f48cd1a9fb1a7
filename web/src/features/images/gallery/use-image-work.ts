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
    // Storage that is closed to us or holds something else: nothing was put away.
    return []
  }
}

/**
 * Pictures on their way, newest first: waiting, being drawn, just finished and not in the list yet, and those that came
 * to nothing until they are put away.
 */
export function useImageWork(images: readonly MediaImage[] | undefined) {
  const client = useQueryClient()
  const { unfinished, ended } = useGenerations()
  const [dismissed, setDismissed] = useState(readDismissed)

  const known = new Set(images?.map(({ id }) => id))
  const isOnItsWay = ({ snapshot: { id, kind, state } }: GenerationView) => {
    if (kind !== 'image' || known.has(id) || dismissed.includes(id)) return false
    return !isFinalState(state) || state === 'failed' || state === 'flagged' || justFinished(state, id)
  }
  /** Completed while this page watched; older ones that are missing in the list were deleted. */
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set())
  const justFinished = (state: string, id: string) => state === 'completed' && watched.has(id)
  const running = unfinished
    .filter(({ snapshot }) => snapshot.kind === 'image')
    .map(({ snapshot }) => snapshot.id)
  if (running.some((id) => !watched.has(id))) setWatched(new Set([...watched, ...running]))

  const finished = ended.map(({ snapshot }) => snapshot).filter(({ state, id }) => justFinished(state, id))

  // An end that was learnt by reading, not by its event, brings its picture too.
  const lacking = images ? finished.filter(({ id }) => !known.has(id)).map(({ id }) => id) : []
  const lackingKey = lacking.join()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: imageListsKey })
    if (lackingKey !== '') readAgain()
    const stops = [onServerEvent('generation:finished', readAgain), onReconnect(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, lackingKey])

  return {
    /** How many were finished while this page watched. */
    finished: finished.length,
    work: [...unfinished, ...ended].filter(isOnItsWay),
    dismiss: (id: string) => {
      const next = [id, ...readDismissed()].slice(0, dismissedKept)
      setDismissed(next)
      try {
        localStorage.setItem(dismissedKey, JSON.stringify(next))
      } catch {
        // Full or closed storage: it stays away as long as this page.
      }
    },
    /** What was deleted must not come back as "just finished". */
    forget: (id: string) => setWatched(new Set([...watched].filter((other) => other !== id))),
  }
}
