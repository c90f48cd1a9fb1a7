import { generationKinds } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { confirmed, problemsOf } from '../drafts/edit-objectives.ts'
import { checkForm } from '../drafts/lesson-form.ts'
import { useProposal } from '../hooks/use-proposal.ts'
import { useWritePlan } from '../hooks/use-write-plan.ts'
import classes from './lesson-form.module.css'
import { LessonFields } from './lesson-fields.tsx'
import { ObjectivesEditor } from './objectives-editor.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { LessonSummary } from './lesson-summary.tsx'
import page from './generation-page.module.css'
import { ThinkingLevels } from './thinking-levels.tsx'

const price = generationKinds['lesson-plan'].priceCredits
const nothingWrong: ReadonlySet<never> = new Set<never>()

/** Step 2: the teacher makes the proposed objectives theirs and has the lesson plan written around them. */
export function ConfirmObjectives({ view }: { view: GenerationView }) {
  const { t } = useTranslation('lesson-plans')
  const { proposal, objectives, keep } = useProposal(view)
  const check = checkForm(proposal.form)
  const [showsFields, setShowsFields] = useState(!check.ok)
  const [isChecked, setIsChecked] = useState(false)
  const { busy, error, submit } = useWritePlan(proposal, keep)
  const fits = objectives.every((objective) => {
    const problems = problemsOf(objective)
    return !problems.text && !problems.evidence
  })

  const onConfirm = () => {
    setIsChecked(true)
    if (check.ok && fits) void submit(check.request, confirmed(objectives))
    else if (!check.ok) setShowsFields(true)
  }
  return (
    <div className={page.page}>
      <div className={page.main}>
        <ObjectivesEditor
          objectives={objectives}
          isChecked={isChecked}
          onChange={(changed) => keep({ objectives: changed })}
        />
        {showsFields && (
          <Panel title={t('objectives.details')}>
            <div className={classes.form}>
              <LessonFields
                form={proposal.form}
                wrong={isChecked && !check.ok ? check.wrong : nothingWrong}
                onChange={(fields) => keep({ form: { ...proposal.form, ...fields } })}
              />
            </div>
          </Panel>
        )}
        {error !== null && <ProblemNote error={error} />}
        {isChecked && !(check.ok && fits) && (
          <p role="alert" className={classes.wrong}>
            {t('objectives.notYet')}
          </p>
        )}
        <div className={classes.actions}>
          <Button look="primary" busy={busy} onClick={onConfirm}>
            {t('objectives.confirm', { count: price })}
          </Button>
          <PriceNote price={price} />
        </div>
        {proposal.lessonPlanId && (
          <p className={classes.note}>
            {t('objectives.written')}{' '}
            <Link to={`/lesson-plan-result/${proposal.lessonPlanId}`}>{t('objectives.openPlan')}</Link>
          </p>
        )}
      </div>
      <aside className={page.side}>
        <ThinkingLevels levels={objectives.map(({ bloomLevel }) => bloomLevel)} />
        {check.ok && !showsFields && (
          <LessonSummary request={check.request} onChange={() => setShowsFields(true)} />
        )}
      </aside>
    </div>
  )
}
