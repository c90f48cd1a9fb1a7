import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/button.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { focusAfterRender } from '../model/focus-after-render.ts'
import { examsPath } from '../model/use-class-id.ts'
import { useNewExam } from './use-new-exam.ts'
import { ExamFieldsForm } from '../fields/exam-fields-form.tsx'
import classes from './new-exam-form.module.css'
import { PasteLines } from '../paste/paste-lines.tsx'
import { StructureEditor } from '../structure-editor/structure-editor.tsx'
import { StructureSum } from '../structure-editor/structure-sum.tsx'
import { TotalOnly } from '../structure-editor/total-only.tsx'

interface NewExamFormProps {
  classId: string
  today: string
  termId: string | null
}

const ways = ['paste', 'form', 'total'] as const
const none: ReadonlySet<string> = new Set()

/** The form of a new exam: title and questions. All other fields have defaults. */
export function NewExamForm({ classId, today, termId }: NewExamFormProps) {
  const { t } = useTranslation('exams')
  const exam = useNewExam(classId, today, termId)
  const { unsaved, fields, way, shownProblems, structure } = exam
  const send = (form: HTMLFormElement | null, opensSheet: boolean) => {
    if (!form) return
    void exam.create(opensSheet)
    focusAfterRender(() => form.querySelector<HTMLElement>('[aria-invalid]'))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget, false)
      }}
      noValidate
      className={classes.form}
      data-draft="new-exam"
    >
      <DraftNote draft={unsaved} />
      <Panel>
        <div className={classes.fields}>
          <TextField
            label={t('field.title')}
            placeholder={t('field.titleExample')}
            dir="auto"
            autoFocus
            maxLength={120}
            value={fields.title}
            error={shownProblems.fields.includes('title') ? t('problem.title') : undefined}
            onChange={(event) => unsaved.set({ title: event.currentTarget.value })}
          />
          <ExamFieldsForm
            classId={classId}
            fields={fields}
            problems={shownProblems.fields}
            onChange={unsaved.set}
          />
        </div>
      </Panel>
      <Panel title={t('structure.title')} aside={<StructureSum draft={structure.draft} />}>
        <div className={classes.fields}>
          <ChoiceField
            label={t('way.label')}
            value={way}
            options={ways.map((way) => ({ value: way, label: t(`way.${way}`) }))}
            onChange={exam.chooseWay}
          />
          {way === 'paste' && (
            <PasteLines
              text={exam.lines}
              lines={structure.lines}
              onChange={(lines) => unsaved.set({ lines })}
            />
          )}
          {way === 'form' && (
            <StructureEditor
              draft={structure.draft}
              storedIds={none}
              problems={shownProblems.structure}
              onEdit={exam.edit}
            />
          )}
          {way === 'total' && (
            <TotalOnly draft={structure.draft} problems={shownProblems.structure} onEdit={exam.edit} />
          )}
          {shownProblems.isEmpty && (
            <p role="alert" className={classes.problem}>
              {t('problem.noQuestion')}
            </p>
          )}
          {Object.keys(shownProblems.structure).length > 0 && (
            <p role="alert" className={classes.problem}>
              {t('problem.structure')}
            </p>
          )}
        </div>
      </Panel>
      {exam.error !== null && <ProblemNote error={exam.error} />}
      <div className={classes.actions}>
        <LinkButton to={examsPath(classId)}>{t('cancel')}</LinkButton>
        <Button busy={exam.busy} onClick={(event) => send(event.currentTarget.form, true)}>
          {t('new.createAndMark')}
        </Button>
        <Button type="submit" look="primary" busy={exam.busy}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  )
}
