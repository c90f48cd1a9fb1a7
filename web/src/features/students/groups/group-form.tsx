import type { FormEvent } from 'react'
import { Button } from '../../../components/fields/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { addGroup } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import classes from './group-form.module.css'

interface GroupFormProps {
  classId: string
  label: string
  action: string
  onCreated?: (groupId: string) => void
}

/** Creates a group. */
export function GroupForm({ classId, label, action, onCreated }: GroupFormProps) {
  const draft = useDraft({ form: 'new-group', subject: classId, initial: { name: '' } })
  const { name } = draft.value
  const keep = useKeepRoster(classId)
  const { busy, error, submit } = useSubmission(async (wanted: string) => {
    const { roster } = await addGroup(classId, wanted)
    keep(roster)
    draft.saved()
    const created = roster.groups.find((group) => group.name === wanted)
    if (created) onCreated?.(created.id)
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') void submit(name.trim())
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} data-draft="new-group">
      <DraftNote draft={draft} />
      <TextField
        label={label}
        dir="auto"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={error === null ? undefined : <ProblemText error={error} />}
        onChange={(event) => draft.set({ name: event.currentTarget.value })}
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
