import { useQuery } from '@tanstack/react-query'
import { IconBolt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GenerationRow } from '../../../components/generations/generation-row.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import { markingPresentQuery } from '../model/marking-query.ts'
import { ColleagueRow } from './colleague-row.tsx'
import classes from './happening-now.module.css'
import { ReadyRow } from './ready-row.tsx'

const endedShown = 3
const iconSizePx = 18
/** Generations that ended before this are listed only with the lesson plans and pictures. */
const recentMs = 12 * 3600 * 1000

const isRecent = ({ snapshot }: GenerationView, nowMs: number) =>
  nowMs - new Date(snapshot.createdAt).getTime() < recentMs

/** Running generations, colleagues who are marking, and recently ended generations. Renders nothing without any. */
export function HappeningNow() {
  const { t } = useTranslation('home')
  const { unfinished, ended, error, retry } = useGenerations()
  const [nowMs] = useState(() => Date.now())
  const recent = ended.filter((view) => isRecent(view, nowMs)).slice(0, endedShown)
  const { data: colleagues = [] } = useQuery(markingPresentQuery)
  const isEmpty = unfinished.length + recent.length + colleagues.length === 0
  if (isEmpty && error === null) return null
  return (
    <Panel
      title={t('now.title')}
      aside={<IconBolt size={iconSizePx} stroke={1.8} aria-hidden className={classes.bolt} />}
    >
      {isEmpty && <ProblemNote error={error} onRetry={retry} />}
      <ul className="plain-list">
        {unfinished.map((view) => (
          <GenerationRow key={view.snapshot.id} view={view} />
        ))}
        {colleagues.map((colleague) => (
          <ColleagueRow key={`${colleague.user.id} ${colleague.examId}`} {...colleague} />
        ))}
        {recent.map((view) => (
          <ReadyRow key={view.snapshot.id} snapshot={view.snapshot} />
        ))}
      </ul>
    </Panel>
  )
}
