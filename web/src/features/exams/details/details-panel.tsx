import type { Exam } from '@classeur/contracts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { notifyDone } from '../../../components/overlays/notices.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { changeExam } from '../model/exams-queries.ts'
import { changedFields, fieldsOf, readExamFields, type ExamFields } from '../fields/exam-fields.ts'
import { useTakeExam } from '../model/use-exam-changes.ts'
import { useExamFieldText } from '../fields/use-exam-field-text.ts'
import { ExamFacts } from './exam-facts.tsx'
import { ExamFieldsForm } from '../fields/exam-fields-form.tsx'

/** Title, date, term and other details. Sends only edited fields, so that a colleague's other changes are kept. */
export function DetailsPanel({ exam, canChange }: { exam: Exam; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const take = useTakeExam()
  const draft = useDraft({ form: 'exam-details', subject: exam.id, stored: fieldsOf(exam) })
  const fieldText = useExamFieldText()
  const fields = draft.value
  const { values, problems } = readExamFields(fields)
  const changes = changedFields(values, exam)
  const isDecided = draft.conflicts.length === 0

  const save = useSubmission(async () => {
    if (Object.keys(changes).length > 0) take(await changeExam(exam.id, changes))
    draft.saved(draft.edits)
    notifyDone(t('details.saved'))
  })
  const change = (next: ExamFields) => {
    const differing = Object.entries(next).filter(([key, value]) => value !== fields[key as keyof ExamFields])
    draft.set(Object.fromEntries(differing))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (draft.isEdited && isDecided && problems.length === 0) void save.submit()
  }
  if (!canChange)
    return (
      <Panel title={t('details.panel')}>
        <ExamFacts exam={exam} />
      </Panel>
    )
  return (
    <Panel title={t('details.panel')}>
      <form onSubmit={send} noValidate className="stack" data-draft="exam-details">
        <DraftNote draft={draft} />
        <DraftConflicts draft={draft} fields={fieldText} />
        <TextField
          label={t('field.title')}
          dir="auto"
          maxLength={120}
          value={fields.title}
          error={problems.includes('title') ? t('problem.title') : undefined}
          onChange={(event) => change({ ...fields, title: event.currentTarget.value })}
        />
        <ExamFieldsForm classId={exam.classId} fields={fields} problems={problems} onChange={change} />
        {save.error !== null && <ProblemNote error={save.error} />}
        {draft.isEdited && (
          <div className="actions">
            <Button type="submit" busy={save.busy} disabled={!isDecided}>
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
