import { isFinalState } from '@classeur/contracts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toneOfState, useGenerationText } from '../../../components/generations/use-generation-text.ts'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useProposal } from '../model/objectives/use-proposal.ts'
import { ConfirmObjectives } from './confirm-objectives.tsx'
import { EndingNote } from '../progress/ending-note.tsx'
import { ObjectivesWriting } from './objectives-writing.tsx'
import { ProgressLine } from '../progress/progress-line.tsx'
import { StopButton } from '../progress/stop-button.tsx'
import { WaitingNote } from '../progress/waiting-note.tsx'
import classes from './live-objectives.module.css'

const iconSizePx = 17

/** Shows objectives while they are being written, then lets the teacher edit them. */
export function LiveObjectives({ view }: { view: GenerationView }) {
  const { t } = useTranslation('lesson-plans')
  const navigate = useNavigate()
  const stateText = useGenerationText(view)
  const { carryOver, ...edit } = useProposal(view)
  const { id, state, title, generator } = view.snapshot
  const isRunning = !isFinalState(state)
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        lead={state === 'completed' ? t('objectives.lead') : undefined}
        tags={
          <>
            <Tag tone={toneOfState[state]}>{state === 'completed' ? t('objectives.ready') : stateText}</Tag>
            {generator?.kind === 'sample' && <Tag tone="sun">{t('sampleGenerator')}</Tag>}
          </>
        }
        actions={
          isRunning ? (
            <StopButton generationId={id} />
          ) : (
            <LinkButton
              to="/lesson-plan-generator"
              icon={<IconArrowLeft size={iconSizePx} aria-hidden className="turns-in-rtl" />}
            >
              {t('objectives.back')}
            </LinkButton>
          )
        }
      />
      <ProgressLine view={view} />
      <div className={classes.main}>
        <WaitingNote view={view} />
        <EndingNote
          view={view}
          onRetried={async ({ generationId }) => {
            carryOver(generationId)
            await navigate(`/lesson-plan-generator?objectives=${generationId}`, { replace: true })
          }}
        />
        {isRunning && <ObjectivesWriting view={view} />}
      </div>
      {state === 'completed' && <ConfirmObjectives key={id} edit={edit} />}
      <p className="visually-hidden" aria-live="polite">
        {state === 'completed' && t('announce.objectives')}
      </p>
    </>
  )
}
