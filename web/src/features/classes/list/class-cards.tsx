import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OverLimitNote } from '../../../components/classes/open/over-limit-note.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { PanelBoundary } from '../../../components/feedback/panel-boundary.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { latestClassesQuery } from '../../../http/queries/school-class.ts'
import { ClassCard } from './class-card.tsx'
import classes from './class-cards.module.css'
import { ClassLimit } from '../create/class-limit.tsx'
import { NewClass } from '../create/new-class.tsx'

const shown = 6
const skeletonCardPx = 120

/** The latest classes on the home page. */
export function ClassCards() {
  const { t } = useTranslation('classes')
  const titleId = useId()
  const { data, error, refetch } = useQuery(latestClassesQuery)
  if (!data) {
    return (
      <Panel title={t('list.title')}>
        {error ? (
          <ProblemNote error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={3} heightPx={skeletonCardPx} />
        )}
      </Panel>
    )
  }
  const { used, limit } = data
  const isOver = limit !== null && used > limit
  return (
    <section aria-labelledby={titleId}>
      <PanelBoundary>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {t('list.title')}
          </h2>
          <div className={classes.aside}>
            <Link to="/?classes=active">{t('list.all')}</Link>
            <NewClass />
          </div>
        </header>
        {isOver && <OverLimitNote />}
        <ul className={classes.cards}>
          {data.classes.slice(0, shown).map((card) => (
            <ClassCard key={card.id} card={card} detail="brief" />
          ))}
        </ul>
        {!isOver && limit !== null && used >= limit && <ClassLimit used={used} limit={limit} />}
      </PanelBoundary>
    </section>
  )
}
