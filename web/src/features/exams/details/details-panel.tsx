import type { Exam } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { changesOf } from '../../../drafts/field-edits.ts'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { changeExam } from '../model/exams-queries.ts'
import { ExamFields, fieldsOf, toExamValues } from '../fields/exam-fields.ts'
import { useTakeExam } from '../model/use-exam-changes.ts'
import { useExamFieldText } from '../fields/use-exam-field-text.ts'
import { ExamFacts } from './exam-facts.tsx'
import { ExamFieldsForm } from '../fields/exam-fields-form.tsx'

const examSchema = ExamFields.transform(toExamValues)

/** Title, date, term and other details. Sends only edited fields, so that a colleague's other changes are kept. */
export function DetailsPanel({ exam, canChange }: { exam: Exam; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const take = useTakeExam()
  const fieldText = useExamFieldText()
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
    form: 'exam-details',
    subject: exam.id,
    stored: fieldsOf(exam),
    schema: examSchema,
    save: async (entered) => {
      const changes = changesOf<typeof entered>(exam, entered)
      if (Object.keys(changes).length > 0) take(await changeExam(exam.id, changes))
      notifyDone(t('details.saved'))
    },
  })
  if (!canChange)
    return (
      <Panel title={t('details.panel')}>
        <ExamFacts exam={exam} />
      </Panel>
    )
  return (
    <Panel title={t('details.panel')}>
      <form onSubmit={onSubmit} noValidate className="stack" data-draft="exam-details">
        <DraftNote draft={draft} />
        <DraftConflicts draft={draft} fields={fieldText} />
        <TextField
          {...text('title')}
          label={t('field.title')}
          dir="auto"
          maxLength={120}
          error={problems.title && t('problem.title')}
        />
        <ExamFieldsForm classId={exam.classId} values={values} text={text} set={set} problems={problems} />
        {error !== null && <ProblemNote error={error} />}
        {draft.isEdited && (
          <div className="actions">
            <Button type="submit" busy={busy} disabled={draft.conflicts.length > 0}>
              {t('details.save')}
            </Button>
            {draft.restoredAt === null && (
              <Button look="quiet" onClick={draft.discard}>
                {t('details.discard')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Panel>
  )
}
