import type { StudentCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './card-errors.module.css'

/** The number of errors of each type, most frequent first. */
export function CardErrors({ errors }: { errors: StudentCard['errors'] }) {
  const { t } = useTranslation('students')
  return (
    <section className={classes.part} aria-labelledby="card-errors">
      <h3 id="card-errors" className={classes.heading}>
        {t('card.errors')}
      </h3>
      <ul className={classes.list}>
        {errors
          .toSorted((a, b) => b.count - a.count)
          .map(({ type, count }) => (
            <li key={type} className={classes.error}>
              <bdi>{type}</bdi>
              <span className={classes.figures}>×{formatNumber(count)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
