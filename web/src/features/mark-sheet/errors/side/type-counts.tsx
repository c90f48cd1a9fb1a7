import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { TypeBadge } from '../types/type-badge.tsx'
import type { ErrorTypes } from '../types/use-error-types.ts'
import classes from './type-counts.module.css'

interface TypeCountsProps {
  /** Ids of error types, once for each cell that has them. */
  given: readonly string[]
  types: ErrorTypes
}

/** How often each error type was noted, the most frequent first. */
export function TypeCounts({ given, types }: TypeCountsProps) {
  const { t } = useTranslation('mark-errors')
  const counts = new Map<string, number>()
  for (const id of given) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (
    <ul className={`plain-list ${classes.counts}`} aria-label={t('who.counts')}>
      {[...counts]
        .sort((a, b) => b[1] - a[1])
        .map(([id, count]) => (
          <li key={id} aria-label={`${types.of(id).name}: ${formatNumber(count)}`}>
            <TypeBadge type={types.of(id)} /> {formatNumber(count)}
          </li>
        ))}
    </ul>
  )
}
