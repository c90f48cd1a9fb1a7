import { nameProblem } from '@classeur/domain/roster'
import { NewStudent, Student } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { WayOut } from '../../../components/feedback/way-out.tsx'
import { JoinedSinceField } from '../../../components/people/joined-since-field.tsx'
import { useJoinedSince, type JoinedChoice } from '../../../components/people/use-joined-since.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { ProblemError } from '../../../http/client.ts'
import { addStudents } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import classes from './add-by-hand.module.css'

const empty = { lastName: '', firstName: '', externalId: '', joined: null as JoinedChoice | null }
type TextField = 'lastName' | 'firstName' | 'externalId'
const student = Student.pick({ lastName: true, firstName: true, externalId: true })
  .extend({ joined: z.custom<JoinedChoice | null>() })
  .refine((typed) => nameProblem(typed) === null, { path: ['lastName'], error: 'name' })
  .transform(({ joined: _joined, ...typed }) => NewStudent.parse(typed))

interface AddByHandProps {
  classId: string
  usesExternalIds: boolean
  /** True if the list has a column for means. */
  hasMeans: boolean
  /** Whether the class has marks, so that new students join late. */
  hasMarks: boolean
  onAdded: (ids: readonly string[], joinedOn: string | null) => void
}

/** The last row of the list, for typing in one student. Enter adds the student and returns to the first field. */
export function AddByHand({ classId, usesExternalIds, hasMeans, hasMarks, onAdded }: AddByHandProps) {
  const { t } = useTranslation('students')
  const form = useId()
  const keep = useKeepRoster(classId)
  const { draft, values, text, set, focus, problems, busy, error, onSubmit } = useDraftForm({
    form: 'add-student',
    subject: classId,
    initial: empty,
    schema: student,
    save: async (one): Promise<void> => {
      const { joinedOn } = since
      const { roster, changedIds } = await addStudents('add-student', classId, [{ ...one, joinedOn }])
      keep(roster)
      onAdded(changedIds, joinedOn)
      focus('lastName')
    },
  })
  const since = useJoinedSince(hasMarks, { kept: values.joined, keep: (joined) => set({ joined }) })
  const hasProblem = Object.keys(problems).length > 0
  const columns = 6 + Number(usesExternalIds) + Number(hasMeans)
  const entry = (field: TextField) => ({
    ...text(field),
    form,
    className: classes.entry,
    dir: 'auto',
    autoComplete: 'off',
    maxLength: field === 'externalId' ? 40 : 80,
    'aria-label': t(`add.${field}`),
    placeholder: t(`add.${field}`),
  })
  return (
    <tfoot data-draft="add-student">
      {(draft.restoredAt !== null || !draft.isKept) && (
        <tr>
          <td colSpan={columns}>
            <DraftNote draft={draft} />
          </td>
        </tr>
      )}
      <tr>
        <td data-column="tick" />
        <td data-column="number" aria-hidden>
          +
        </td>
        <td>
          <input {...entry('lastName')} />
        </td>
        <td>
          <input {...entry('firstName')} />
        </td>
        {hasMeans && <td />}
        <td data-column="wide" />
        {usesExternalIds && (
          <td data-column="wide">
            <input {...entry('externalId')} />
          </td>
        )}
        <td>
          <form id={form} className={classes.adding} onSubmit={onSubmit}>
            {draft.isEdited && (
              <Button small look="quiet" type="submit" busy={busy}>
                {t('add.add')}
              </Button>
            )}
          </form>
        </td>
      </tr>
      {draft.isEdited && since.isAsked && (
        <tr>
          <td colSpan={columns} data-choice>
            <JoinedSinceField since={since} />
          </td>
        </tr>
      )}
      {hasProblem && (
        <tr>
          <td colSpan={columns} data-refusal role="status">
            {t(`nameProblem.${nameProblem(values) ?? 'too-long'}`)}
          </td>
        </tr>
      )}
      {error !== null && (
        <tr>
          <td colSpan={columns} data-refusal role="alert">
            <ProblemText error={error} />
            {error instanceof ProblemError && <WayOut code={error.code} />}
          </td>
        </tr>
      )}
    </tfoot>
  )
}
