import type { StudentGroup } from '@classeur/contracts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { ProblemWordsText } from '../../../components/ui/problem-words-text.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { formatDate } from '../../../i18n/format.ts'
import { renameGroup } from '../api/roster.ts'
import { useKeepRoster } from '../hooks/use-keep-roster.ts'
import classes from './groups-dialog.module.css'

interface GroupRowProps {
  classId: string
  group: StudentGroup
  size: number
  onDelete: () => void
}

/** One group: its name is changed in place, with Enter or by going on. */
export function GroupRow({ classId, group, size, onDelete }: GroupRowProps) {
  const { t } = useTranslation('students')
  const [typed, setTyped] = useState<string | null>(null)
  const keep = useKeepRoster(classId)
  const { error, submit } = useSubmission(async (name: string) => {
    keep((await renameGroup(classId, group.id, name)).roster)
    setTyped(null)
  })
  const save = () => {
    const name = typed?.trim() ?? ''
    if (name === '' || name === group.name) setTyped(null)
    else void submit(name)
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <input
          className={classes.name}
          dir="auto"
          maxLength={60}
          aria-label={t('groups.rename', { name: group.name })}
          value={typed ?? group.name}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
        <p className={classes.facts}>
          {t('count', { count: size })}
          {group.usedAt !== null && ` · ${t('groups.used', { date: formatDate(group.usedAt) })}`}
        </p>
        {error !== null && (
          <p className={classes.refusal} role="alert">
            <ProblemWordsText error={error} />
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
