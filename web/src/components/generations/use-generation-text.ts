import type { GenerationSnapshot } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import type { GenerationView } from '../../realtime/generations/generation-view.ts'
import { useSecondsLeft } from '../../realtime/generations/use-seconds-left.ts'
import type { Tone } from '../feedback/tag.tsx'
import { useDurationText } from './use-duration-text.ts'

export const toneOfState: Record<GenerationSnapshot['state'], Tone> = {
  queued: 'plain',
  active: 'sky',
  completed: 'board',
  failed: 'pen',
  cancelled: 'plain',
  flagged: 'sun',
}

const isOfResources = (kind: GenerationSnapshot['kind']): boolean => kind.startsWith('resource')

/** Describes the state of a generation briefly: "queued, about 1 min", "writing Phases, part 3", "done". */
export function useGenerationText(view: GenerationView): string {
  const { t } = useTranslation('generations')
  const durationText = useDurationText()
  const secondsLeft = useSecondsLeft(view)
  const { state, stage, draft, kind, lessonSection } = view.snapshot
  // It is queued again after a failure of the model.
  if (state === 'queued' && stage === 'waiting-for-provider') return t(`stage.${stage}`)
  if (state === 'queued')
    return secondsLeft === null
      ? t('state.queued')
      : t('state.queuedAbout', { duration: durationText(secondsLeft) })
  if (state !== 'active') return t(`state.${state}`)
  if (stage !== 'writing') return t(`stage.${stage}`)
  if (kind === 'lesson-objectives') return t('writing.objectives')
  if (kind === 'documents' || isOfResources(kind)) return t(`writing.${kind}`)
  const section = draft?.section ?? lessonSection
  return section ? t('writing.section', { section: t(`section.${section}`) }) : t('stage.writing')
}
