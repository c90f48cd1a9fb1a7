import { isFinalState } from '@classeur/contracts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAuth } from '../../http/session/auth-session.ts'
import { followGenerations } from './follow-generations.ts'
import { listStatus, readList, type ListStatus } from './generation-reads.ts'
import { generationViews, isOwnRequest } from './generation-store.ts'
import type { GenerationView } from './generation-view.ts'

const endedShown = 10

interface Generations extends ListStatus {
  /** Waiting and running generations, newest first. */
  unfinished: GenerationView[]
  /** The latest ended generations, newest first. */
  ended: GenerationView[]
  retry: () => void
}

/** All unfinished requests and the latest ended ones, live: the same in every window and on every device. */
export function useGenerations(): Generations {
  const auth = useAuth()
  const views = useSyncExternalStore(generationViews.subscribe, generationViews.get)
  const status = useSyncExternalStore(listStatus.subscribe, listStatus.get)
  useEffect(followGenerations, [auth.status])

  const lists = useMemo(() => {
    const newestFirst = Object.values(views)
      .filter(isOwnRequest)
      .sort((a, b) => b.snapshot.createdAt.localeCompare(a.snapshot.createdAt))
    return {
      unfinished: newestFirst.filter(({ snapshot }) => !isFinalState(snapshot.state)),
      ended: newestFirst.filter(({ snapshot }) => isFinalState(snapshot.state)).slice(0, endedShown),
    }
  }, [views])
  return { ...status, ...lists, retry: () => void readList() }
}
