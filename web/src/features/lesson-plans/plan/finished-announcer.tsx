import { lessonSectionKeys } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { finishedSections, type GenerationView } from '../../../realtime/generations/generation-view.ts'

/** Announces each finished section and the end to screen readers, without interrupting them. */
export function FinishedAnnouncer({ view }: { view: GenerationView }) {
  const { t } = useTranslation(['lesson-plans', 'generations'])
  const { snapshot, sections } = view
  const latest = lessonSectionKeys.filter((key) => sections[key]).at(-1)
  const { done, total } = finishedSections(view)
  const text =
    snapshot.state === 'completed'
      ? t('announce.complete')
      : latest && t('announce.section', { section: t(`generations:section.${latest}`), done, total })
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  )
}
