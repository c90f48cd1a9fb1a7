import { IconBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { GenerationRow } from '../../../components/generations/generation-row.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { useGenerations } from '../../../realtime/generations/use-generations.ts'
import classes from './home.module.css'

const endedShown = 3
const iconSizePx = 18
const skeletonPx = 20

/** What runs now and what ended lately. */
export function HappeningNow() {
  const { t } = useTranslation('home')
  const { unfinished, ended, loaded, error, retry } = useGenerations()
  const rows = [...unfinished, ...ended.slice(0, endedShown)]
  return (
    <Panel
      title={t('now.title')}
      aside={<IconBolt size={iconSizePx} stroke={1.8} aria-hidden className={classes.bolt} />}
    >
      {rows.length === 0 && error !== null && <ProblemNote error={error} onRetry={retry} />}
      {rows.length === 0 && error === null && !loaded && <SkeletonLines lines={3} heightPx={skeletonPx} />}
      {rows.length === 0 && loaded && <p className={classes.quiet}>{t('now.empty')}</p>}
      <ul className={classes.list}>
        {rows.map((view) => (
          <GenerationRow key={view.snapshot.id} view={view} />
        ))}
      </ul>
    </Panel>
  )
}
