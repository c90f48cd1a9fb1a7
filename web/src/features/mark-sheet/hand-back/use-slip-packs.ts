import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isFinalState, type DocumentFile, type SlipOptions } from '@classeur/contracts'
import { useSubmission, type Submission } from '../../../components/fields/use-submission.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import { askForSlips, slipsQuery } from './slip-requests.ts'

interface SlipPacks {
  /** The latest request for this exam, running or ended; null if there is none. */
  latest: GenerationView | null
  /** The packs that can be downloaded, the newest first; undefined until they are loaded. */
  files: readonly DocumentFile[] | undefined
  filesError: unknown
  reload: () => void
  ask: Submission<[SlipOptions]>
}

/** The packs of feedback slips of one exam, live: also those requested in another tab. */
export function useSlipPacks(examId: string): SlipPacks {
  const client = useQueryClient()
  const { unfinished, ended } = useGenerations()
  const list = useQuery(slipsQuery(examId))
  const latest =
    [...unfinished, ...ended].find(({ snapshot: { documentRequest } }) => {
      return documentRequest?.pack === 'feedback-slips' && documentRequest.examId === examId
    }) ?? null
  const isMade = latest?.snapshot.state === 'completed'
  const latestId = latest?.snapshot.id

  useEffect(() => {
    if (isMade) void client.invalidateQueries({ queryKey: slipsQuery(examId).queryKey })
  }, [client, examId, isMade, latestId])

  const ask = useSubmission(async (options: SlipOptions) => {
    const isOver = latest !== null && isFinalState(latest.snapshot.state)
    const before = isOver ? latest.snapshot.id : (list.data?.[0]?.id ?? null)
    await readGeneration(await askForSlips(examId, options, before))
  })
  return { latest, files: list.data, filesError: list.error, reload: () => void list.refetch(), ask }
}
