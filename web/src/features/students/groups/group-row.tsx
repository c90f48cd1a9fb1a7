import type { StudentGroup } from '@classeur/contracts'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatDate } from '../../../i18n/format.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { renameGroup } from '../model/roster-queries.ts'
import { useKeepRoster } from '../model/use-keep-roster.ts'
import classes from './group-row.module.css'

interface GroupRowProps {
  classId: string
  group: StudentGroup
  size: number
  onDelete: () => void
}

/** One group. Its name is edited in place and saved on Enter or when the field loses the focus. */
export function GroupRow({ classId, group, size, onDelete }: GroupRowProps) {
  const { t } = useTranslation('students')
  const draft = useDraft({ form: 'group', subject: group.id, stored: { name: group.name } })
  const keep = useKeepRoster(classId)
  /** Whether the field was left while an earlier name was being saved. */
  const waits = useRef(false)
  const { busy, error, submit } = useSubmission(async (name: string) => {
    // A name that was typed in the meantime stays.
    await draft.save({ name }, async () => keep((await renameGroup(classId, group.id, name)).roster))
  })
  const save = () => {
    waits.current = busy
    if (busy) return
    const name = draft.value.name.trim()
    if (name === '' || name === group.name) draft.saved()
    else if (draft.conflicts.length === 0) {
      draft.set({ name })
      void submit(name)
    }
  }
  const saveNext = useEffectEvent(() => waits.current && save())
  const { isEdited } = draft
  // The list gets the saved name a moment after the answer; only then does an old name differ from it again.
  useEffect(() => {
    if (!busy && isEdited) saveNext()
  }, [busy, isEdited])
  return (
    <li className={classes.row} data-draft="group">
      <div className={classes.text}>
        <DraftNote draft={draft} />
        <DraftConflicts draft={draft} fields={{ name: { name: group.name } }} />
        <input
          className={classes.name}
          dir="auto"
          maxLength={60}
          aria-label={t('groups.rename', { name: group.name })}
          value={draft.value.name}
          onChange={(event) => {
            waits.current = false
            draft.set({ name: event.currentTarget.value })
          }}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
        <p className="text-quiet">
          {t('count', { count: size })}
          {group.usedAt !== null && ` · ${t('groups.used', { date: formatDate(group.usedAt) })}`}
        </p>
        {error !== null && (
          <p className={classes.refusal} role="alert">
            <ProblemText error={error} />
          </p>
        )}
      </div>
      <Button
        small
        look="danger"
        icon={<IconTrash size={16} aria-hidden />}
        aria-label={t('groups.delete', { name: group.name })}
        onClick={onDelete}
      />
    </li>
  )
}
