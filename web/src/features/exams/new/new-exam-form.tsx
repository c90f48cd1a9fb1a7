import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { focusAfterRender } from '../model/focus-after-render.ts'
import { examsPath } from '../model/exams-path.ts'
import { useNewExam } from './use-new-exam.ts'
import { ExamFieldsForm } from '../fields/exam-fields-form.tsx'
import classes from './new-exam-form.module.css'
import { PasteLines } from '../paste/paste-lines.tsx'
import { StructureEditor } from '../structure-editor/structure-editor.tsx'
import { StructureProblems } from '../structure-editor/structure-problems.tsx'
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
  const { structure, lines, missing, edit } = exam
  const { draft, values, text, set, problems, busy, error, onSubmit } = exam.form
  const structureProblems = missing?.problems ?? {}
  // The controls of the structure aren't fields of the form, which focuses only those with problems.
  const focusProblem = (form: HTMLFormElement | null) =>
    focusAfterRender(() => form?.querySelector<HTMLElement>('[aria-invalid]'))
  return (
    <form
      onSubmit={(event) => {
        onSubmit(event)
        focusProblem(event.currentTarget)
      }}
      noValidate
      className={classes.form}
      data-draft="new-exam"
    >
      <DraftNote draft={draft} />
      <Panel>
        <div className={classes.fields}>
          <TextField
            {...text('title')}
            label={t('field.title')}
            placeholder={t('field.titleExample')}
            dir="auto"
            autoFocus
            maxLength={120}
            error={problems.title && t('problem.title')}
          />
          <ExamFieldsForm classId={classId} values={values} text={text} set={set} problems={problems} />
        </div>
      </Panel>
      <Panel title={t('structure.title')} aside={<StructureSum draft={structure} />}>
        <div className={classes.fields}>
          <ChoiceField
            label={t('way.label')}
            value={values.way}
            options={ways.map((way) => ({ value: way, label: t(`way.${way}`) }))}
            onChange={exam.chooseWay}
          />
          {values.way === 'paste' && (
            <PasteLines text={values.lines} lines={lines} onChange={(pasted) => set({ lines: pasted })} />
          )}
          {values.way === 'paste' && exam.isNewerInForm && <p role="status">{t('way.formCounts')}</p>}
          {values.way === 'form' && (
            <StructureEditor draft={structure} storedIds={none} problems={structureProblems} onEdit={edit} />
          )}
          {values.way === 'total' && (
            <TotalOnly draft={structure} problems={structureProblems} onEdit={edit} />
          )}
          {missing && <StructureProblems problems={missing.problems} isEmpty={missing.isEmpty} />}
        </div>
      </Panel>
      {error !== null && <ProblemNote error={error} />}
      <div className={classes.actions}>
        <LinkButton to={examsPath(classId)}>{t('cancel')}</LinkButton>
        <Button
          busy={busy}
          onClick={(event) => {
            exam.createAndMark()
            focusProblem(event.currentTarget.form)
          }}
        >
          {t('new.createAndMark')}
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  )
}
