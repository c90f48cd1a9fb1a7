import { ChangeStudentRequest, type Student, type StudentGroup } from '@classeur/contracts'
import { nameProblem } from '@classeur/domain/roster'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { ReadOnlyFields } from '../../../components/fields/read-only-fields.ts'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyDone } from '../../../components/overlays/notices.ts'
import { DraftConflicts, type FieldText } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { formatDate } from '../../../i18n/format.ts'
import { changeStudent } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import { GroupChecks } from '../groups/group-checks.tsx'
import classes from './student-form.module.css'

const noteRows = 4

type Editable = Pick<
  Student,
  'firstName' | 'lastName' | 'externalId' | 'note' | 'hasNeeds' | 'joinedOn' | 'leftOn' | 'groupIds'
>

const editableOf = (student: Student): Editable => {
  const { firstName, lastName, externalId, note, hasNeeds, joinedOn, leftOn, groupIds } = student
  return { firstName, lastName, externalId, note, hasNeeds, joinedOn, leftOn, groupIds }
}

interface StudentFormProps {
  classId: string
  student: Student
  groups: readonly StudentGroup[]
  canChange: boolean
  /** Only the class's teachers see notes. */
  seesNote: boolean
}

/**
 * The details of a student. Only edited fields are kept as a draft and sent, so other people's changes appear in the
 * remaining fields.
 */
export function StudentForm({ classId, student, groups, canChange, seesNote }: StudentFormProps) {
  const { t } = useTranslation('students')
  const draft = useDraft({ form: 'student', subject: student.id, stored: editableOf(student) })
  const { value: now, edits, set } = draft
  const keep = useKeepRoster(classId)
  const { busy, error, submit } = useSubmission(async (changes: ChangeStudentRequest) => {
    keep((await changeStudent(classId, student.id, changes)).roster)
    draft.saved(edits)
    notifyDone(t('card.saved'))
  })
  const changes = ChangeStudentRequest.safeParse(edits)
  const isNameless = now.firstName.trim() === '' && now.lastName.trim() === ''
  const isRenamed = edits.firstName !== undefined || edits.lastName !== undefined
  const problem = isRenamed && !isNameless ? nameProblem(now) : null
  const nameError = isNameless ? t('card.nameless') : problem ? t(`nameProblem.${problem}`) : undefined
  const isOrdered = !now.joinedOn || !now.leftOn || now.joinedOn <= now.leftOn
  const isDecided = draft.conflicts.length === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canChange && changes.success && nameError === undefined && isOrdered && isDecided)
      void submit(changes.data)
  }
  const showDay = (value: string | null) => (value ? formatDate(value) : '')
  const fieldText: FieldText<Editable> = {
    lastName: { name: t('card.lastName') },
    firstName: { name: t('card.firstName') },
    externalId: { name: t('card.externalId') },
    note: { name: t('card.note') },
    hasNeeds: { name: t('card.hasNeeds') },
    joinedOn: { name: t('card.joinedOn'), show: showDay },
    leftOn: { name: t('card.leftOn'), show: showDay },
    groupIds: {
      name: t('groups.open'),
      show: (ids) => groups.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(' · '),
    },
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
    <form
      className={classes.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={t('card.details')}
      data-draft="student"
    >
      {canChange && <DraftNote draft={draft} />}
      {canChange && <DraftConflicts draft={draft} fields={fieldText} />}
      <ReadOnlyFields value={!canChange}>
        <fieldset className={classes.fields}>
          <legend className="visually-hidden">{t('card.details')}</legend>
          <TextField {...text('lastName')} error={nameError} />
          <TextField {...text('firstName')} />
          <TextField {...text('externalId')} />
          {groups.length > 0 && (
            <GroupChecks groups={groups} chosen={now.groupIds} onChange={(groupIds) => set({ groupIds })} />
          )}
          <label className={classes.check}>
            <input
              type="checkbox"
              disabled={!canChange}
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
                  readOnly={!canChange}
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
          <p className="text-quiet">{t('card.daysHint')}</p>
        </fieldset>
      </ReadOnlyFields>
      {error !== null && <ProblemNote error={error} />}
      {canChange && draft.isEdited && (
        <div className={classes.save}>
          <Button small look="primary" type="submit" busy={busy} disabled={!isDecided}>
            {t('card.save')}
          </Button>
          {draft.restoredAt === null && (
            <Button small look="quiet" onClick={draft.discard}>
              {t('card.discard')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
