import type { ClassCard as Card } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classColourName } from '../../../components/classes/class-dot.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Tag } from '../../../components/ui/tag.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { formatAgo } from '../../../i18n/format.ts'
import { useClassActions } from '../hooks/use-class-actions.ts'
import { useClassWords } from '../hooks/use-class-words.ts'
import classes from './class-cards.module.css'

/** One class as a card; a press anywhere on it opens the class. */
export function ClassCard({ card, heading: Heading = 'h3' }: { card: Card; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('classes')
  const { describe, count } = useClassWords()
  const { remove } = useClassActions()
  const { busy, submit } = useSubmission(async () => void (await remove(card)))
  const { id, name, colour, counts, isSample, readOnly, role, lastActivityAt } = card
  return (
    <li className={`${classColourName} ${classes.card}`} data-colour={colour}>
      <Heading className={classes.name}>
        <Link to={`/classe/${id}`} className={classes.link}>
          <bdi>{name}</bdi>
        </Link>
      </Heading>
      <p className={classes.about}>
        <bdi>{describe(card)}</bdi>
      </p>
      <p className={classes.about}>{count(card)}</p>
      <div className={classes.tags}>
        {isSample && <Tag tone="sun">{t('tag.sample')}</Tag>}
        {readOnly && <Tag>{t(`readOnly.${readOnly}.tag`)}</Tag>}
        {role !== 'owner' && <Tag tone="sky">{t(`role.${role ?? 'admin'}`)}</Tag>}
        {counts.cellsToEnter > 0 && <Tag tone="sun">{t('counts.cells', { count: counts.cellsToEnter })}</Tag>}
      </div>
      <div className={classes.foot}>
        <span>{t('card.changed', { ago: formatAgo(lastActivityAt) })}</span>
        {isSample && role === 'owner' && (
          <span className={classes.above}>
            <Button small look="quiet" busy={busy} onClick={() => void submit()}>
              {t('sample.delete')}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}
