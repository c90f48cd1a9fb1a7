import { isFinalState, type DocumentFile } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readGeneration } from '../../realtime/generations/generation-reads.ts'
import type { GenerationView } from '../../realtime/generations/generation-view.ts'
import { useGenerations } from '../../realtime/generations/use-generations.ts'
import { useSubmission, type Submission } from '../fields/use-submission.ts'
import { askForPack, packsQuery, type PackSource } from './pack-source.ts'

export interface Packs<Options> {
  /** The latest request, running or ended; null if there is none. */
  latest: GenerationView | null
  /** The packs that can be downloaded, the newest first; undefined until they are loaded. */
  files: readonly DocumentFile[] | undefined
  filesError: unknown
  reload: () => void
  ask: Submission<[Options]>
}

/** The packs of a source, live: also those requested in another tab. */
export function usePacks<Options>(source: PackSource<Options>): Packs<Options> {
  const { path, query } = source
  const client = useQueryClient()
  const { unfinished, ended } = useGenerations()
  const list = useQuery(packsQuery(source))
  const latest =
    [...unfinished, ...ended].find(({ snapshot: { documentRequest } }) => {
      return documentRequest !== null && source.isOf(documentRequest)
    }) ?? null
  const isMade = latest?.snapshot.state === 'completed'
  const latestId = latest?.snapshot.id

  useEffect(() => {
    if (isMade) void client.invalidateQueries({ queryKey: packsQuery({ path, query }).queryKey })
  }, [client, path, query, isMade, latestId])

  const ask = useSubmission(async (options: Options) => {
    const isOver = latest !== null && isFinalState(latest.snapshot.state)
    const before = isOver ? latest.snapshot.id : (list.data?.[0]?.id ?? null)
    await readGeneration(await askForPack(source, options, before))
  })
  return { latest, files: list.data, filesError: list.error, reload: () => void list.refetch(), ask }
}
