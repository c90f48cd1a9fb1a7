import { isFinalState, type ResourceBatch } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../../../http/session/auth-session.ts'
import { followGenerations } from '../../../realtime/generations/follow-generations.ts'
import { generationViews, receiveReading } from '../../../realtime/generations/generation-store.ts'
import { useGenerationChanges } from '../../../realtime/generations/use-generation-changes.ts'
import { onServerEvent } from '../../../realtime/socket.ts'
import { resourceListQuery, resourceListsKey } from './resource-queries.ts'

/** How often the list is read while something is being made, in case the socket is lost. */
const pollMs = 10_000
const changedLists = [resourceListsKey]

const snapshotsOf = (batches: readonly ResourceBatch[]) =>
  batches.flatMap(({ generation, rows }) => [generation, ...rows.flatMap((row) => row.generation ?? [])])

/** The resources made from an exam, with the person's own generations live; those of colleagues are read again. */
export function useMadeResources(examId: string) {
  const auth = useAuth()
  const views = useSyncExternalStore(generationViews.subscribe, generationViews.get)
  const { data, error, refetch } = useQuery({
    ...resourceListQuery(examId),
    refetchInterval: ({ state }) =>
      snapshotsOf(state.data?.batches ?? []).some(({ state: now }) => !isFinalState(now)) ? pollMs : false,
  })
  useEffect(followGenerations, [auth.status])
  useGenerationChanges(changedLists)
  const client = useQueryClient()
  // A colleague has changed a sheet, or one of theirs is written.
  useEffect(
    () =>
      onServerEvent('resource:changed', (event) => {
        if (event.examId === examId) void client.invalidateQueries({ queryKey: resourceListsKey })
      }),
    [client, examId],
  )
  useEffect(() => {
    const own = (data?.batches ?? []).filter((batch) => batch.own)
    for (const snapshot of snapshotsOf(own)) receiveReading({ snapshot })
  }, [data])
  return {
    /** Undefined until they are loaded. */
    batches: data?.batches,
    viewOf: (id: string) => views[id] ?? null,
    error,
    retry: () => void refetch(),
  }
}

export type MadeResources = ReturnType<typeof useMadeResources>
