import { useInfiniteQuery } from '@tanstack/react-query'
import { IconArchive, IconSchool, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { OverLimitNote } from '../../../components/classes/open/over-limit-note.tsx'
import { MorePages } from '../../../components/layout/more-pages.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { TrashLink } from '../../../components/layout/trash-link.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { classesQuery, type ClassState } from '../model/classes-queries.ts'
import { ClassCard } from './class-card.tsx'
import classes from './class-list.module.css'
import { ClassLimit } from '../create/class-limit.tsx'
import { PutAwayRow } from './put-away-row.tsx'

const skeletonRowPx = 60
const icons = { active: IconSchool, archived: IconArchive, deleted: IconTrash }

/** All classes in one state, page by page. */
export function ClassList({ state, search }: { state: ClassState; search: string }) {
  const { t } = useTranslation('classes')
  const pages = useInfiniteQuery(classesQuery(state, search))
  const { data, error, refetch } = pages
  const [first] = data?.pages ?? []
  const cards = data?.pages.flatMap((page) => page.classes) ?? []
  if (!first && error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  if (!first) return <SkeletonLines lines={4} heightPx={skeletonRowPx} />
  if (cards.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={icons[state]}
          title={search ? t('list.nothing', { search }) : t(`list.none.${state}`)}
        >
          {!search && t(`list.noneText.${state}`)}
        </EmptyState>
      </Panel>
    )
  }
  const isOver = first.limit !== null && first.used > first.limit
  return (
    <>
      {state === 'active' && <OverLimitNote />}
      {state === 'active' ? (
        <ul className={classes.cards}>
          {cards.map((card) => (
            <ClassCard key={card.id} card={card} detail="full" />
          ))}
        </ul>
      ) : (
        <Panel>
          <ul className="plain-list">
            {cards.map((card) => (
              <PutAwayRow key={card.id} card={card} />
            ))}
          </ul>
          {state === 'deleted' && <TrashLink kind="class" />}
        </Panel>
      )}
      <MorePages label={t('list.more')} pages={pages} />
      {state === 'active' && !isOver && <ClassLimit used={first.used} limit={first.limit} />}
    </>
  )
}
