import type { TrashEntry, TrashKind } from '@classeur/contracts'
import {
  IconClipboardText,
  IconFileText,
  IconHistory,
  IconNotes,
  IconPhoto,
  IconSchool,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { DaysLeft } from './days-left.tsx'
import classes from './trash-row.module.css'
import { useEntryFacts } from './use-entry-facts.ts'

const icons: Record<TrashKind, typeof IconTrash> = {
  class: IconSchool,
  student: IconUser,
  exam: IconClipboardText,
  'lesson-plan': IconNotes,
  resource: IconFileText,
  picture: IconPhoto,
}

interface TrashRowProps {
  entry: TrashEntry
  onRestore: () => Promise<unknown>
  onDelete: () => void
}

/** One thing in the trash, with what it belonged to, who deleted it, the days that are left, and the way back. */
export function TrashRow({ entry, onRestore, onDelete }: TrashRowProps) {
  const { t } = useTranslation('trash')
  const entryFacts = useEntryFacts()
  const { busy, submit } = useSubmission(async () => void (await onRestore()))
  const { kind, facts } = entryFacts(entry)
  const Icon = icons[entry.kind]
  const { deletedBy } = entry
  const date = formatDayMonth(entry.deletedAt)
  const deleted = deletedBy
    ? deletedBy.isSelf
      ? t('deletedByYou', { date })
      : t('deletedBy', { date, name: deletedBy.name })
    : t('deleted', { date })
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.8} />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>
          <bdi>{entry.title}</bdi>
        </p>
        <p className={classes.facts}>
          {kind}
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index === 0 ? ' · ' : t('comma')}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      <p className={classes.deleted}>{deleted}</p>
      <div className={classes.days}>
        <DaysLeft purgeAt={entry.purgeAt} />
      </div>
      <div className={classes.buttons}>
        <Button small busy={busy} icon={<IconHistory size={16} aria-hidden />} onClick={() => void submit()}>
          {t('restore')} <span className="visually-hidden">{entry.title}</span>
        </Button>
        <button
          type="button"
          className={classes.forGood}
          title={t('forGood')}
          aria-label={t('forGoodOne', { title: entry.title })}
          onClick={onDelete}
        >
          <IconTrash size={17} aria-hidden />
        </button>
      </div>
    </li>
  )
}
