import { ChangeStudentRequest, type Student, type StudentGroup } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { FieldFrame } from '../../../components/ui/field.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { notifyDone } from '../../../components/ui/notices.ts'
import { changeStudent } from '../api/roster.ts'
import { useKeepRoster } from '../hooks/use-keep-roster.ts'
import { GroupChecks } from './group-checks.tsx'
import classes from './student-card.module.css'

const noteRows = 4

type Edits = Partial<
  Pick<
    Student,
    'firstName' | 'lastName' | 'externalId' | 'note' | 'hasNeeds' | 'joinedOn' | 'leftOn' | 'groupIds'
  >
>

interface StudentFormProps {
  classId: string
  student: Student
  groups: readonly StudentGroup[]
  canChange: boolean
  /** Notes are private to the class's teachers. */
  seesNote: boolean
}

/**
 * What is known of a student. Only what was typed here is kept apart and sent: what somebody else changes meanwhile
 * appears in the other fields.
 */
export function StudentForm({ classId, student, groups, canChange, seesNote }: StudentFormProps) {
  const { t } = useTranslation('students')
  const [edits, setEdits] = useState<Edits>({})
  const keep = useKeepRoster(classId)
  const { busy, error, submit } = useSubmission(async (changes: ChangeStudentRequest) => {
    keep((await changeStudent(classId, student.id, changes)).roster)
    setEdits({})
    notifyDone(t('card.saved'))
  })
  const now = { ...student, ...edits }
  const changes = ChangeStudentRequest.safeParse(edits)
  const isNameless = now.firstName.trim() === '' && now.lastName.trim() === ''
  const isOrdered = !now.joinedOn || !now.leftOn || now.joinedOn <= now.leftOn
  const set = (fields: Edits) => setEdits({ ...edits, ...fields })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (changes.success && !isNameless && isOrdered) void submit(changes.data)
  }
  const text = (field: 'firstName' | 'lastName' | 'externalId') => ({
    label: t(`card.${field}`),
    dir: 'auto',
    autoComplete: 'off',
    maxLength: field === 'externalId' ? 40 : 80,
    value: now[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })
  const day = (field: 'joinedOn' | 'leftOn') => ({
    type: 'date',
    label: t(`card.${field}`),
    value: now[field] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [field]: event.currentTarget.value || null }),
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-label={t('card.details')}>
      <fieldset className={classes.fields} disabled={!canChange}>
        <legend className="visually-hidden">{t('card.details')}</legend>
        <TextField {...text('lastName')} error={isNameless ? t('card.nameless') : undefined} />
        <TextField {...text('firstName')} />
        <TextField {...text('externalId')} />
        {groups.length > 0 && (
          <GroupChecks groups={groups} chosen={now.groupIds} onChange={(groupIds) => set({ groupIds })} />
        )}
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={now.hasNeeds}
            onChange={(event) => set({ hasNeeds: event.currentTarget.checked })}
          />
          {t('card.hasNeeds')}
        </label>
        {seesNote && (
          <FieldFrame label={t('card.note')} hint={t('card.noteHint')}>
            {(control) => (
              <textarea
                {...control}
                rows={noteRows}
                dir="auto"
                maxLength={2000}
                value={now.note}
                onChange={(event) => set({ note: event.currentTarget.value })}
              />
            )}
          </FieldFrame>
        )}
        <div className={classes.days}>
          <TextField {...day('joinedOn')} />
          <TextField {...day('leftOn')} error={isOrdered ? undefined : t('card.daysWrong')} />
        </div>
        <p className={classes.hint}>{t('card.daysHint')}</p>
      </fieldset>
      {error !== null && <ProblemNote error={error} />}
      {canChange && Object.keys(edits).length > 0 && (
        <div className={classes.save}>
          <Button small look="primary" type="submit" busy={busy}>
            {t('card.save')}
          </Button>
          <Button small look="quiet" onClick={() => setEdits({})}>
            {t('card.discard')}
          </Button>
        </div>
      )}
    </form>
  )
}
