import { GroupInput } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { addGroup } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import classes from './group-form.module.css'

const initial = { name: '' }

interface GroupFormProps {
  classId: string
  label: string
  action: string
  onCreated?: (groupId: string) => void
}

/** Creates a group. */
export function GroupForm({ classId, label, action, onCreated }: GroupFormProps) {
  const { t } = useTranslation('students')
  const keep = useKeepRoster(classId)
  const { draft, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'new-group',
    subject: classId,
    initial,
    schema: GroupInput,
    save: async ({ name }) => {
      const { roster } = await addGroup(classId, name)
      keep(roster)
      const created = roster.groups.find((group) => group.name === name)
      if (created) onCreated?.(created.id)
    },
  })
  const refused = error === null ? undefined : <ProblemText error={error} />
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="new-group">
      <DraftNote draft={draft} />
      <TextField
        {...text('name')}
        label={label}
        dir="auto"
        autoComplete="off"
        maxLength={60}
        error={problems.name ? t('groups.nameless') : refused}
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
