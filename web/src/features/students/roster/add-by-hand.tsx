import { nameProblem } from '@classeur/domain/roster'
import { NewStudent } from '@classeur/contracts'
import { useId, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { addStudents } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import classes from './add-by-hand.module.css'

const empty = { lastName: '', firstName: '', externalId: '' }

interface AddByHandProps {
  classId: string
  usesExternalIds: boolean
  /** True if the list has a column for means. */
  hasMeans: boolean
  onAdded: (ids: readonly string[]) => void
}

/** The last row of the list, for typing in one student. Enter adds the student and returns to the first field. */
export function AddByHand({ classId, usesExternalIds, hasMeans, onAdded }: AddByHandProps) {
  const { t } = useTranslation('students')
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const draft = useDraft({ form: 'add-student', subject: classId, initial: empty })
  const typed = draft.value
  const keep = useKeepRoster(classId)
  const student = NewStudent.safeParse(typed)
  const { busy, error, submit } = useSubmission(async (one: NewStudent) => {
    const { roster, changedIds } = await addStudents(classId, [one])
    keep(roster)
    draft.saved()
    onAdded(changedIds)
    first.current?.focus()
  })
  const isEmpty = typed.firstName.trim() + typed.lastName.trim() === ''
  const problem = isEmpty ? null : nameProblem(typed)
  const columns = 6 + Number(usesExternalIds) + Number(hasMeans)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (student.success) void submit(student.data)
  }
  const entry = (field: keyof typeof empty) => ({
    form,
    className: classes.entry,
    dir: 'auto',
    autoComplete: 'off',
    maxLength: field === 'externalId' ? 40 : 80,
    'aria-label': t(`add.${field}`),
    placeholder: t(`add.${field}`),
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      draft.set({ [field]: event.currentTarget.value }),
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
          <input ref={first} {...entry('lastName')} />
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
            {student.success && (
              <Button small look="quiet" type="submit" busy={busy}>
                {t('add.add')}
              </Button>
            )}
          </form>
        </td>
      </tr>
      {problem && (
        <tr>
          <td colSpan={columns} data-refusal role="status">
            {t(`nameProblem.${problem}`)}
          </td>
        </tr>
      )}
      {error !== null && (
        <tr>
          <td colSpan={columns} data-refusal role="alert">
            <ProblemText error={error} />
          </td>
        </tr>
      )}
    </tfoot>
  )
}
