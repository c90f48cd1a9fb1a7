import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import { markingQuery } from '../api/marking.ts'
import { recentLessonPlansQuery } from '../api/recent-lesson-plans.ts'

/** One sentence on how things stand; empty while that is not known. */
export function useStateSentence(): string {
  const { t } = useTranslation('home')
  const { unfinished, loaded } = useGenerations()
  const { data: recent } = useQuery(recentLessonPlansQuery)
  const { data: sheets } = useQuery(markingQuery)
  const [first, ...others] = unfinished
  if (first && others.length > 0) return t('sentence.several', { count: unfinished.length })
  if (first) {
    const { kind, state, title } = first.snapshot
    return t(state === 'queued' ? 'sentence.queued' : `sentence.${kind}`, { title })
  }
  if (sheets && sheets.length > 0) return t('sentence.marking', { count: sheets.length })
  if (!loaded || !recent) return ''
  const [latest] = recent
  return latest ? t('sentence.quiet', { title: latest.title }) : t('sentence.first')
}
