import { generationKinds } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { confirmed, problemsOf } from '../model/objectives/edit-objectives.ts'
import { LessonForm, lessonProblems } from '../model/request/lesson-inputs.ts'
import { useCreateFrame } from '../model/request/use-create-frame.ts'
import { useMaterial } from '../model/request/use-material.ts'
import type { ProposalEdit } from '../model/objectives/use-proposal.ts'
import { useWritePlan } from '../model/request/use-write-plan.ts'
import classes from './confirm-objectives.module.css'
import { useClassSource } from '../model/request/use-class-source.ts'
import { useOutgoing } from '../model/request/use-outgoing.ts'
import { LessonFields } from '../fields/lesson-fields.tsx'
import { LeavesServer } from '../fields/outgoing/leaves-server.tsx'
import { ReplacedNamesContext, type ReplacedNames } from '../../../components/outgoing/replaced-names.ts'
import { ObjectivesEditor } from './editor/objectives-editor.tsx'
import { ObjectivesSaving } from './objectives-saving.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { NoMaterial } from '../fields/no-material.tsx'
import { LessonSummary } from './lesson-summary.tsx'
import { ThinkingLevels } from '../progress/thinking-levels.tsx'

const none: ReplacedNames = []
const price = generationKinds['lesson-plan'].priceCredits

/** Step 2: the teacher edits the objectives, then generates a lesson plan around them or creates an empty frame. */
export function ConfirmObjectives({ edit }: { edit: ProposalEdit }) {
  const { t } = useTranslation('lesson-plans')
  const { asked, form, objectives, change, written, saved } = edit
  const { data: request } = LessonForm.safeParse(form)
  const [showsFields, setShowsFields] = useState(!request)
  const [isChecked, setIsChecked] = useState(false)
  const plan = useWritePlan(edit, written)
  const frame = useCreateFrame(edit, written)
  const error = plan.error ?? frame.error
  const { refusal } = useMaterial(form)
  const fits = objectives.every((objective) => {
    const problems = problemsOf(objective)
    return !problems.text && !problems.evidence
  })

  const confirm = (submit: typeof plan.submit) => {
    setIsChecked(true)
    if (plan.busy || frame.busy) return
    if (request && fits) void submit(request, confirmed(objectives)).then((isMade) => isMade && saved())
    else if (!request) setShowsFields(true)
  }
  const changeForm = (fields: Partial<LessonForm>) => change({ form: { ...form, ...fields } })
  const source = useClassSource({ values: form, set: changeForm, initial: asked.form })
  const outgoing = useOutgoing(form, objectives)
  return (
    <div className={classes.page} data-draft="objectives">
      <div className={classes.main}>
        <DraftNote draft={edit.note} />
        <ObjectivesEditor
          objectives={objectives}
          language={form.language}
          isChecked={isChecked}
          onChange={(changed) => change({ objectives: changed })}
        />
        {edit.saving && <ObjectivesSaving saving={edit.saving} />}
        {showsFields && (
          <Panel title={t('objectives.details')}>
            <div className={classes.form}>
              <ReplacedNamesContext value={outgoing.preview?.replaced ?? none}>
                <LessonFields
                  values={form}
                  text={(field) => ({
                    name: field,
                    value: form[field] ?? '',
                    onChange: ({ target }) => changeForm({ [field]: target.value }),
                  })}
                  set={changeForm}
                  problems={isChecked ? lessonProblems(form) : {}}
                  source={source}
                />
              </ReplacedNamesContext>
            </div>
          </Panel>
        )}
        <LeavesServer outgoing={outgoing} />
        {error !== null && <ProblemNote error={error} />}
        {isChecked && !(request && fits) && (
          <p role="alert" className={classes.wrong}>
            {t('objectives.notYet')}
          </p>
        )}
        {refusal && <NoMaterial refusal={refusal} form={form} onChange={changeForm} />}
        <div className={classes.actions}>
          {!refusal && (
            <>
              <Button look="primary" busy={plan.busy} onClick={() => confirm(plan.submit)}>
                {t('objectives.confirm', { count: price })}
              </Button>
              <PriceNote price={price} />
            </>
          )}
          <Button
            look={refusal ? 'primary' : 'default'}
            busy={frame.busy}
            onClick={() => confirm(frame.submit)}
          >
            {t('frame.create')}
          </Button>
        </div>
        {asked.lessonPlanId && (
          <p className="text-quiet">
            {t('objectives.written')}{' '}
            <Link to={`/lesson-plan-result/${asked.lessonPlanId}`}>{t('objectives.openPlan')}</Link>
          </p>
        )}
      </div>
      <aside className={classes.side}>
        <ThinkingLevels levels={objectives.map(({ bloomLevel }) => bloomLevel)} />
        {request && !showsFields && <LessonSummary request={request} onChange={() => setShowsFields(true)} />}
      </aside>
    </div>
  )
}
