import { GenerationSnapshot, isFinalState } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { http, isProblem } from '../../../http/client.ts'
import { receiveReading } from '../../../realtime/generations/generation-store.ts'
import { useGeneration } from '../../../realtime/generations/use-generation.ts'
import { LiveObjectives } from './live-objectives.tsx'
import { Missing } from '../progress/missing.tsx'
import { PlanSkeleton } from '../progress/plan-skeleton.tsx'

/** A proposal of objectives, by its generation: being written, editable, or failed. */
export function ObjectivesStep({ generationId }: { generationId: string }) {
  const { t } = useTranslation('lesson-plans')
  const { error, refetch } = useQuery({
    queryKey: ['generations', generationId],
    queryFn: async ({ signal }) => {
      const snapshot = await http.get(`/api/generations/${generationId}`, GenerationSnapshot, signal)
      receiveReading({ snapshot })
      return snapshot.seq
    },
  })
  const view = useGeneration(generationId)
  const isObjectives = view?.snapshot.kind === 'lesson-objectives'
  // The generation has ended, but the snapshot with its result is still loading.
  const isSettling = view && isFinalState(view.snapshot.state) && view.missingFrom !== null
  if (isObjectives && !isSettling) return <LiveObjectives view={view} />

  const isNowhere =
    (view && !isObjectives) ||
    isProblem(error, 'general/not-found') ||
    isProblem(error, 'general/validation-failed')
  if (isNowhere) return <Missing heading={t('title')} title={t('objectives.missing')} />
  if (error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  return <PlanSkeleton />
}
