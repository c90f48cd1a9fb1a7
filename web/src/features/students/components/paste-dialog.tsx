import type { NameOrder, NewStudent, Roster } from '@classeur/contracts'
import { useDeferredValue, useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { FieldFrame } from '../../../components/ui/field.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { addStudents } from '../api/roster.ts'
import { useKeepRoster } from '../hooks/use-keep-roster.ts'
import { planPaste, type PasteChoice } from '../paste/plan-paste.ts'
import { placesOf } from '../places.ts'
import classes from './paste-dialog.module.css'
import { PastePreview } from './paste-preview.tsx'

const rowsShown = 12
/** As many as one request may add. */
const mostAtOnce = 500

interface PasteDialogProps {
  classId: string
  roster: Roster
  onAdded: (ids: readonly string[]) => void
  onClose: () => void
}

/** A list of names from anywhere: pasted, looked at, added in one go. */
export function PasteDialog({ classId, roster, onAdded, onClose }: PasteDialogProps) {
  const { t } = useTranslation('students')
  const [text, setText] = useState('')
  const [order, setOrder] = useState<NameOrder | null>(null)
  const [choices, setChoices] = useState<ReadonlyMap<string, PasteChoice>>(new Map())
  const [wasAsked, setWasAsked] = useState(false)
  const read = useDeferredValue(text)
  const plan = useMemo(
    () => planPaste(read, order, roster.students, choices),
    [read, order, roster.students, choices],
  )
  const keep = useKeepRoster(classId)
  const { busy, error, submit } = useSubmission(async (students: NewStudent[]) => {
    const { roster: now, changedIds } = await addStudents(classId, students)
    keep(now)
    onAdded(changedIds)
    onClose()
  })

  const { free } = placesOf(roster)
  const tooMany = Math.max(plan.toAdd.length - Math.min(free, mostAtOnce), 0)
  const canAdd = plan.toAdd.length > 0 && plan.undecided === 0 && tooMany === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setWasAsked(true)
    if (canAdd && read === text) void submit(plan.toAdd)
  }
  return (
    <Dialog wide title={t('paste.title')} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit}>
        <FieldFrame label={t('paste.label')} hint={t('paste.hint')}>
          {(control) => (
            <textarea
              {...control}
              autoFocus
              rows={rowsShown}
              dir="auto"
              spellCheck={false}
              placeholder={t('paste.example')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </FieldFrame>
        <PastePreview
          plan={plan}
          onFlip={() => setOrder(plan.order === 'last-first' ? 'first-last' : 'last-first')}
          onChoose={(key, choice) => setChoices(new Map([...choices, [key, choice]]))}
        />
        <div className={classes.foot}>
          <div className={classes.words} aria-live="polite">
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
