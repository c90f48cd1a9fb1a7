import type { StudentCard } from '@classeur/contracts'
import { isDefaultErrorType } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorTypesQuery } from '../../../../http/error-types.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './card-errors.module.css'

/** The number of errors of each type, most frequent first. */
export function CardErrors({ errors }: { errors: StudentCard['errors'] }) {
  const { t } = useTranslation('students')
  const { data } = useQuery(errorTypesQuery)
  const nameOf = (id: string) =>
    isDefaultErrorType(id)
      ? t(`card.errorType.${id}`)
      : (data?.errorTypes.find((type) => type.id === id)?.name ?? t('card.errorType.own'))
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
              <bdi>{nameOf(type)}</bdi>
              <span className={classes.figures}>×{formatNumber(count)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
