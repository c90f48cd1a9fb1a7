import { isFinalState, type DocumentFile, type ReportOptions } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSubmission, type Submission } from '../../../components/fields/use-submission.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import { askForReports, reportsQuery, type ReportedTerm } from './report-requests.ts'

interface ReportPacks {
  /** The latest request for this term, running or ended; null if there is none. */
  latest: GenerationView | null
  /** The packs that can be downloaded, the newest first; undefined until they are loaded. */
  files: readonly DocumentFile[] | undefined
  filesError: unknown
  reload: () => void
  ask: Submission<[ReportOptions]>
}

/** The packs of term reports of one class and term, live: also those requested in another tab. */
export function useReportPacks(term: ReportedTerm): ReportPacks {
  const { classId, termId } = term
  const client = useQueryClient()
  const { unfinished, ended } = useGenerations()
  const list = useQuery(reportsQuery(term))
  const latest =
    [...unfinished, ...ended].find(({ snapshot: { documentRequest: request } }) => {
      return request?.pack === 'term-reports' && request.classId === classId && request.termId === termId
    }) ?? null
  const isMade = latest?.snapshot.state === 'completed'
  const latestId = latest?.snapshot.id

  useEffect(() => {
    if (isMade) void client.invalidateQueries({ queryKey: reportsQuery({ classId, termId }).queryKey })
  }, [client, classId, termId, isMade, latestId])

  const ask = useSubmission(async (options: ReportOptions) => {
    const isOver = latest !== null && isFinalState(latest.snapshot.state)
    const before = isOver ? latest.snapshot.id : (list.data?.[0]?.id ?? null)
    await readGeneration(await askForReports(term, options, before))
  })
  return { latest, files: list.data, filesError: list.error, reload: () => void list.refetch(), ask }
}
