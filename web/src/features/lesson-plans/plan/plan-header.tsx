import { isFinalState, type LessonPlan } from '@classeur/contracts'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toneOfState, useGenerationText } from '../../../components/generations/use-generation-text.ts'
import { Button, LinkButton } from '../../../components/fields/button.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatPercent } from '../../../i18n/format.ts'
import { shownPercent, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import classes from './plan-header.module.css'
import { StopButton } from '../progress/stop-button.tsx'

const iconSizePx = 17

/** The state, level, duration and generator, the title, and the buttons to stop or print. */
export function PlanHeader({ plan, view }: { plan: LessonPlan; view: GenerationView }) {
  const { t } = useTranslation(['lesson-plans', 'generations'])
  const generationText = useGenerationText(view)
  const { state, generator, id } = view.snapshot
  const isRunning = !isFinalState(state)
  const stateText =
    state === 'active'
      ? `${t('generations:stage.writing')} · ${formatPercent(shownPercent(view))}`
      : generationText
  return (
    <PageHeader
      title={<bdi>{plan.title}</bdi>}
      tags={
        <>
          <span className={classes.screenOnly}>
            <Tag tone={toneOfState[state]}>{stateText}</Tag>
          </span>
          <Tag>
            <bdi>{plan.request.subject}</bdi>
          </Tag>
          <Tag>
            <bdi>{plan.request.level}</bdi>
          </Tag>
          <Tag>{t('minutes', { count: plan.request.durationMin })}</Tag>
          {generator?.kind === 'sample' && (
            <span className={classes.screenOnly}>
              <Tag tone="sun">{t('sampleGenerator')}</Tag>
            </span>
          )}
        </>
      }
      actions={
        isRunning ? (
          <StopButton generationId={id} />
        ) : (
          <>
            <LinkButton to="/lesson-plan-generator" icon={<IconPlus size={iconSizePx} aria-hidden />}>
              {t('planAnother')}
            </LinkButton>
            {state === 'completed' && (
              <Button icon={<IconPrinter size={iconSizePx} aria-hidden />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
