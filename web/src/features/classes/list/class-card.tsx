import type { ClassCard as Card } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classColourName } from '../../../components/classes/class-dot.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatAgo } from '../../../i18n/format.ts'
import { useClassText } from '../model/use-class-text.ts'
import { CardResults } from './card-results.tsx'
import classes from './class-card.module.css'
import { DeleteSample } from './delete-sample.tsx'
import { NoResults } from './no-results.tsx'

interface ClassCardProps {
  card: Card
  /** `brief` on the home page, where other panels show the rest; `full` in the list of classes. */
  detail: 'brief' | 'full'
}

/** One class as a card. A click anywhere on it opens the class. */
export function ClassCard({ card, detail }: ClassCardProps) {
  const { t } = useTranslation('classes')
  const { describe, count } = useClassText()
  const { id, name, colour, counts, isSample, readOnly, role, results, lastActivityAt } = card
  const Heading = detail === 'full' ? 'h2' : 'h3'
  const isFull = detail === 'full'
  return (
    <li className={`${classColourName} ${classes.card}`} data-colour={colour}>
      <Heading className={`${classes.name} keeps-side`} dir="auto" title={name}>
        <Link to={`/classe/${id}`} className={classes.link}>
          {name}
        </Link>
      </Heading>
      {isFull && (
        <p className={classes.about}>
          <bdi>{describe(card)}</bdi>
        </p>
      )}
      <p className={classes.about}>{count(card)}</p>
      <div className={classes.tags}>
        {isSample && <Tag tone="sun">{t('tag.sample')}</Tag>}
        {readOnly && (
          <Tag tone={readOnly === 'over-limit' ? 'pen' : 'plain'}>{t(`readOnly.${readOnly}.tag`)}</Tag>
        )}
        {role !== 'owner' && <Tag tone="sky">{t(`role.${role ?? 'admin'}`)}</Tag>}
        {isFull && counts.cellsToEnter > 0 && (
          <Tag tone="sun">{t('counts.cells', { count: counts.cellsToEnter })}</Tag>
        )}
      </div>
      <div className={classes.results}>
        {results ? <CardResults results={results} /> : <NoResults card={card} />}
      </div>
      {isFull && (
        <p className={classes.foot}>
          <span>{t('card.changed', { ago: formatAgo(lastActivityAt) })}</span>
          {isSample && (
            <span className={classes.above}>
              <DeleteSample sample={card} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
