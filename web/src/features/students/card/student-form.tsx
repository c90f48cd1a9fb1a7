import { ChangeStudentRequest, type Student, type StudentGroup } from '@classeur/contracts'
import { nameProblem } from '@classeur/domain/roster'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { ReadOnlyFields } from '../../../components/fields/read-only-fields.ts'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { DraftConflicts, type FieldText } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { changesOf } from '../../../drafts/field-edits.ts'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { formatDate } from '../../../i18n/format.ts'
import { changeStudent } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import { GroupChecks } from '../groups/group-checks.tsx'
import classes from './student-form.module.css'

const noteRows = 4

const editable = ChangeStudentRequest.required()
type Editable = z.infer<typeof editable>

const editableOf = (student: Student): Editable => {
  const { firstName, lastName, externalId, note, hasNeeds, joinedOn, leftOn, groupIds } = student
  return { firstName, lastName, externalId, note, hasNeeds, joinedOn, leftOn, groupIds }
}

const isNameless = ({ firstName, lastName }: Editable) => `${firstName}${lastName}`.trim() === ''

/** Unchanged names aren't checked, so that a name from before today's rules doesn't block the other fields. */
const rulesFor = (stored: Editable) =>
  editable
    .refine(
      (typed) =>
        !isNameless(typed) &&
        (nameProblem(typed) === null ||
          (typed.firstName === stored.firstName && typed.lastName === stored.lastName)),
      { path: ['lastName'], error: 'name' },
    )
    .refine(({ joinedOn, leftOn }) => !joinedOn || !leftOn || joinedOn <= leftOn, {
      path: ['leftOn'],
      error: 'order',
    })

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
  const keep = useKeepRoster(classId)
  const stored = editableOf(student)
  const {
    draft,
    values: now,
    text,
    set,
    problems,
    busy,
    error,
    onSubmit,
  } = useDraftForm({
    form: 'student',
    subject: student.id,
    stored,
    schema: rulesFor(stored),
    save: async (sent) => {
      // The server refuses an unknown group, and the form can't untick one that was deleted meanwhile.
      const groupIds = sent.groupIds.filter((id) => groups.some((group) => group.id === id))
      const changes = changesOf(stored, { ...sent, groupIds })
      keep((await changeStudent(classId, student.id, changes)).roster)
      notifyDone(t('card.saved'))
    },
  })
  const nameError = isNameless(now) ? t('card.nameless') : t(`nameProblem.${nameProblem(now) ?? 'too-long'}`)
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
  const line = (field: 'firstName' | 'lastName' | 'externalId') => ({
    ...text(field),
    label: t(`card.${field}`),
    dir: 'auto',
    autoComplete: 'off',
    maxLength: field === 'externalId' ? 40 : 80,
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
          <TextField {...line('lastName')} error={problems.lastName && nameError} />
          <TextField {...line('firstName')} />
          <TextField {...line('externalId')} />
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
                  {...text('note')}
                  {...control}
                  rows={noteRows}
                  dir="auto"
                  maxLength={2000}
                  readOnly={!canChange}
                />
              )}
            </FieldFrame>
          )}
          <div className={classes.days}>
            <TextField {...day('joinedOn')} />
            <TextField {...day('leftOn')} error={problems.leftOn && t('card.daysWrong')} />
          </div>
          <p className="text-quiet">{t('card.daysHint')}</p>
        </fieldset>
      </ReadOnlyFields>
      {error !== null && <ProblemNote error={error} />}
      {canChange && draft.isEdited && (
        <div className={classes.save}>
          <Button small look="primary" type="submit" busy={busy} disabled={draft.conflicts.length > 0}>
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
