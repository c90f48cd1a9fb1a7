import { trashDays, type ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { daysUntil } from '../../../components/feedback/days-until.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useClassActions } from '../model/use-class-actions.ts'
import { useClassText } from '../model/use-class-text.ts'
import classes from './put-away-row.module.css'

const dayMs = 86_400_000
const daysLeft = (deletedAt: string) => daysUntil(Date.parse(deletedAt) + trashDays * dayMs)

/** A class in the archive or the trash, with a button to restore it. One in the trash can't be opened. */
export function PutAwayRow({ card }: { card: ClassCard }) {
  const { t } = useTranslation('classes')
  const { describe, count } = useClassText()
  const { restore, unarchive } = useClassActions()
  const { id, name, colour, deletedAt, archivedAt, isSample, role } = card
  const back = deletedAt ? restore : unarchive
  const { busy, submit } = useSubmission(async () => void (await back(id)))
  const about = [describe(card), card.schoolYear, count(card)].filter(Boolean).join(' · ')
  return (
    <li className={classes.row}>
      <ClassDot colour={colour} />
      <div className={classes.text}>
        <p className={classes.strong}>
          {deletedAt ? <bdi>{name}</bdi> : <Link to={`/classe/${id}`}>{name}</Link>}{' '}
          {isSample && <Tag tone="sun">{t('tag.sample')}</Tag>}
        </p>
        <p className={classes.about}>
          <bdi>{about}</bdi>
        </p>
        <p className={classes.about}>
          {deletedAt && t('trash.left', { count: daysLeft(deletedAt) })}
          {!deletedAt && archivedAt && t('archive.since', { date: formatDate(archivedAt) })}
        </p>
      </div>
      {role === 'owner' && (
        <Button small busy={busy} onClick={() => void submit()}>
          {t('action.unarchive')} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  )
}
