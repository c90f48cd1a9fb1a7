import { NewStudent, type Roster } from '@classeur/contracts'
import { planPaste, type PasteChoice, type PasteDecisions, type PastedName } from '@classeur/domain/roster'
import { useDeferredValue, useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { takeFocus } from '../../../components/overlays/modal/take-focus.ts'
import { JoinedSinceField } from '../../../components/people/joined-since-field.tsx'
import { useJoinedSince, type JoinedChoice } from '../../../components/people/use-joined-since.ts'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { addStudents } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import { planSlotsOf } from '../model/plan-slots.ts'
import { LinesNotAdded } from './lines-not-added.tsx'
import { PasteCounts } from './paste-counts.tsx'
import classes from './paste-dialog.module.css'
import { PastePreview } from './paste-preview.tsx'

const rowsShown = 12
/** The maximum number of students in one request. */
const mostAtOnce = 500

/** The pasted text and its {@link PasteDecisions}, in the form that a draft stores. */
interface Pasted {
  text: string
  order: PasteDecisions['order']
  choices: Readonly<Record<string, PasteChoice>>
  swapped: readonly string[]
  /** Since when the students are in the class; null until it is chosen. */
  joined: JoinedChoice | null
}

const nothingPasted: Pasted = { text: '', order: null, choices: {}, swapped: [], joined: null }

const decisionsOf = ({ order, choices, swapped }: Omit<Pasted, 'text' | 'joined'>): PasteDecisions => ({
  order,
  choices: new Map(Object.entries(choices)),
  swapped: new Set(swapped),
})

const newStudentOf = ({ firstName, lastName }: PastedName, joinedOn: string | null): NewStudent =>
  NewStudent.parse({ firstName, lastName, joinedOn })

interface PasteDialogProps {
  classId: string
  roster: Roster
  /** Whether the class has marks, so that new students join late. */
  hasMarks: boolean
  onAdded: (ids: readonly string[], joinedOn: string | null) => void
  onClose: () => void
}

/** Takes a pasted list of names, shows how each line is read, and adds all students at once. */
export function PasteDialog({ classId, roster, hasMarks, onAdded, onClose }: PasteDialogProps) {
  const { t } = useTranslation('students')
  const draft = useDraft({ form: 'paste-students', subject: classId, initial: nothingPasted })
  const { text, order, choices, swapped, joined } = draft.value
  // Compare by content, because storage returns a new object each time.
  const decided = JSON.stringify({ order, choices, swapped })
  const decisions = useMemo(
    () => decisionsOf(JSON.parse(decided) as Omit<Pasted, 'text' | 'joined'>),
    [decided],
  )
  const [wasAsked, setWasAsked] = useState(false)
  const read = useDeferredValue(text)
  const plan = useMemo(() => planPaste(read, roster.students, decisions), [read, roster.students, decisions])
  const keep = useKeepRoster(classId)
  const since = useJoinedSince(hasMarks, {
    kept: joined,
    keep: (choice) => draft.set({ joined: choice }),
  })
  const { busy, error, submit } = useSubmission(async (students: NewStudent[], joinedOn: string | null) => {
    const { roster: now, changedIds } = await draft.save(draft.edits, () =>
      addStudents('paste-students', classId, students),
    )
    keep(now)
    onAdded(changedIds, joinedOn)
    onClose()
  })

  const { free } = planSlotsOf(roster)
  const tooMany = Math.max(plan.toAdd.length - Math.min(free, mostAtOnce), 0)
  const canAdd = plan.toAdd.length > 0 && plan.undecided === 0 && tooMany === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setWasAsked(true)
    const { joinedOn } = since
    if (canAdd && read === text)
      void submit(
        plan.toAdd.map((name) => newStudentOf(name, joinedOn)),
        joinedOn,
      )
  }
  return (
    <Dialog wide title={t('paste.title')} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} data-draft="paste-students">
        <DraftNote draft={draft} />
        <FieldFrame label={t('paste.label')} hint={t('paste.hint')}>
          {(control) => (
            <textarea
              {...control}
              ref={takeFocus}
              rows={rowsShown}
              dir="auto"
              spellCheck={false}
              placeholder={t('paste.example')}
              value={text}
              onChange={(event) => draft.set({ text: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        <div className={classes.reading}>
          <PasteCounts plan={plan} />
          {plan.rows.length > 0 && (
            <PastePreview
              plan={plan}
              decisions={decisions}
              onDecide={(next) =>
                draft.set({
                  order: next.order,
                  choices: Object.fromEntries(next.choices),
                  swapped: [...next.swapped],
                })
              }
            />
          )}
          {plan.notAdded.length > 0 && <LinesNotAdded lines={plan.notAdded} />}
        </div>
        {plan.toAdd.length > 0 && since.isAsked && (
          <div className={classes.since}>
            <JoinedSinceField since={since} />
          </div>
        )}
        <div className={classes.foot}>
          <div className={classes.text} aria-live="polite">
            {Number.isFinite(free) && <p>{t('paste.room', { count: free, limit: roster.limit })}</p>}
            {tooMany > 0 && <p className={classes.problem}>{t('paste.tooMany', { count: tooMany })}</p>}
            {wasAsked && plan.undecided > 0 && (
              <p className={classes.problem}>{t('paste.undecided', { count: plan.undecided })}</p>
            )}
          </div>
          <Button look="primary" type="submit" busy={busy} disabled={plan.toAdd.length === 0}>
            {plan.toAdd.length === 0 ? t('paste.addNone') : t('paste.add', { count: plan.toAdd.length })}
          </Button>
        </div>
        {error !== null && <ProblemNote error={error} />}
      </form>
    </Dialog>
  )
}
