import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import { markingQuery } from './marking-query.ts'
import { recentLessonPlansQuery } from './lesson-plans-query.ts'

/** One sentence about what is waiting for the teacher and what is being generated; empty until that has loaded. */
export function useStateSentence(): string {
  const { t } = useTranslation('home')
  const { unfinished, loaded } = useGenerations()
  const { data: recent } = useQuery(recentLessonPlansQuery)
  const { data: sheets } = useQuery(markingQuery)
  const [first, ...others] = unfinished
  const waiting = sheets && sheets.length > 0 ? t('sentence.marking', { count: sheets.length }) : null

  const running = (of: 'sentence' | 'sentence.and') => {
    if (!first) return null
    if (others.length > 0) return t(`${of}.several`, { count: unfinished.length })
    const { kind, state, title } = first.snapshot
    return t(state === 'queued' ? `${of}.queued` : `${of}.${kind}`, { title })
  }

  if (waiting && first) return t('sentence.both', { waiting, running: running('sentence.and') })
  if (waiting) return t('sentence.alone', { waiting })
  if (first) return running('sentence') ?? ''
  if (!loaded || !recent || !sheets) return ''
  const [latest] = recent
  return latest ? t('sentence.quiet', { title: latest.title }) : t('sentence.nothing')
}
