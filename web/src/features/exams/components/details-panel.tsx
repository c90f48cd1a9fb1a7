import type { Exam } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { notifyDone } from '../../../components/ui/notices.ts'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { changeExam } from '../api/exams.ts'
import { changedFields, fieldsOf, readExamFields, type ExamFields } from '../drafts/exam-fields.ts'
import { useTakeExam } from '../hooks/use-exam-changes.ts'
import classes from './exam-details.module.css'
import { ExamFacts } from './exam-facts.tsx'
import { ExamFieldsForm } from './exam-fields-form.tsx'

/** Title, date, term and the rest. Only what was touched is sent, so that a colleague's change beside it stays. */
export function DetailsPanel({ exam, canChange }: { exam: Exam; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const take = useTakeExam()
  const [touched, setTouched] = useState<Partial<ExamFields>>({})
  const fields = { ...fieldsOf(exam), ...touched }
  const { values, problems } = readExamFields(fields)
  const changes = changedFields(values, exam)
  const isChanged = Object.keys(changes).length > 0 || problems.length > 0

  const save = useSubmission(async () => {
    take(await changeExam(exam.id, changes))
    setTouched({})
    notifyDone(t('details.saved'))
  })
  const change = (next: ExamFields) => {
    const differing = Object.entries(next).filter(([key, value]) => value !== fields[key as keyof ExamFields])
    setTouched({ ...touched, ...(Object.fromEntries(differing) as Partial<ExamFields>) })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && problems.length === 0) void save.submit()
  }

  if (!canChange)
    return (
      <Panel title={t('details.panel')}>
        <ExamFacts exam={exam} />
      </Panel>
    )
  return (
    <Panel title={t('details.panel')}>
      <form onSubmit={send} noValidate className={classes.form}>
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
        {isChanged && (
          <div className={classes.actions}>
            <Button type="submit" busy={save.busy}>
              {t('details.save')}
            </Button>
            <Button look="quiet" onClick={() => setTouched({})}>
              {t('details.discard')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
