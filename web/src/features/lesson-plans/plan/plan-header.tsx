import type { LessonPlan } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toneOfState, useGenerationText } from '../../../components/generations/use-generation-text.ts'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDate, formatPercent } from '../../../i18n/format.ts'
import { shownPercent, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import classes from './plan-header.module.css'

interface PlanHeaderProps {
  plan: LessonPlan
  /** Null for an empty frame. */
  view: GenerationView | null
  title: ReactNode
  /** Whether edits are saved. */
  status: ReactNode
  actions: ReactNode
}

/** The state, level, class, duration and generator of a plan, its title and its buttons. */
export function PlanHeader({ plan, view, title, status, actions }: PlanHeaderProps) {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  const { request, schoolClass, taughtOn, archived, origin } = plan
  return (
    <PageHeader
      title={title}
      lead={origin === 'frame' && <span className={classes.screenOnly}>{t('lesson-plans:frame.lead')}</span>}
      tags={
        <>
          <span className={classes.screenOnly}>
            {view ? (
              <StateTag view={view} />
            ) : (
              origin === 'frame' && <Tag tone="sun">{t('lesson-plans:frame.tag')}</Tag>
            )}
          </span>
          {archived && (
            <span className={classes.screenOnly}>
              <Tag>{t('tag.archived')}</Tag>
            </span>
          )}
          <Tag>
            <bdi>{request.subject}</bdi>
          </Tag>
          <Tag>
            <bdi>{request.level}</bdi>
          </Tag>
          {schoolClass && (
            <Tag>
              <bdi>{schoolClass.name}</bdi>
            </Tag>
          )}
          <Tag>{t('lesson-plans:minutes', { count: request.durationMin })}</Tag>
          {taughtOn !== null && <Tag>{formatDate(taughtOn)}</Tag>}
          {view?.snapshot.generator?.kind === 'sample' && (
            <span className={classes.screenOnly}>
              <Tag tone="sun">{t('lesson-plans:sampleGenerator')}</Tag>
            </span>
          )}
          {status}
        </>
      }
      actions={actions}
    />
  )
}

function StateTag({ view }: { view: GenerationView }) {
  const { t } = useTranslation('generations')
  const text = useGenerationText(view)
  const { state } = view.snapshot
  return (
    <Tag tone={toneOfState[state]}>
      {state === 'active' ? `${t('stage.writing')} · ${formatPercent(shownPercent(view))}` : text}
    </Tag>
  )
}
