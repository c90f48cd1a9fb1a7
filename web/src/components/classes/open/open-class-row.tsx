import type { ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatAgo } from '../../../i18n/format.ts'
import { Tag } from '../../feedback/tag.tsx'
import { ClassDot } from '../class-dot.tsx'
import classes from './open-class-row.module.css'

interface OpenClassRowProps {
  card: ClassCard
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A class with its students, its last change and whether it is read-only now. A click anywhere ticks it. */
export function OpenClassRow({ card, checked, onChange }: OpenClassRowProps) {
  const { t } = useTranslation('open-classes')
  const { name, colour, counts, lastActivityAt, readOnly } = card
  return (
    <li>
      <label className={classes.row}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <ClassDot colour={colour} />
        <span className={classes.text}>
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={classes.about}>
            {t('students', { count: counts.students })} ·{' '}
            <span className={classes.changed}>{t('changed', { ago: formatAgo(lastActivityAt) })}</span>
          </span>
        </span>
        {readOnly !== null && <Tag>{t('readOnly')}</Tag>}
      </label>
    </li>
  )
}
