import { trashKinds, type TrashPage } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './trash-filter.module.css'
import type { TrashFilter as Filter } from './trash-queries.ts'

const filters: readonly Filter[] = ['all', ...trashKinds]

interface TrashFilterProps {
  value: Filter
  counts: TrashPage['counts'] | undefined
  onChange: (filter: Filter) => void
}

/** A choice between everything and one kind, each with the number of things; scrolls sideways on a phone. */
export function TrashFilter({ value, counts, onChange }: TrashFilterProps) {
  const { t } = useTranslation('trash')
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className="visually-hidden">{t('filter.label')}</legend>
      <div className={classes.row}>
        {filters.map((filter) => {
          const count = filter === 'all' ? 0 : (counts?.[filter] ?? 0)
          return (
            <label key={filter} className={classes.option}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={filter}
                checked={filter === value}
                onChange={() => onChange(filter)}
              />
              {t(`filter.${filter}`)}
              {count > 0 && <span className={classes.count}> {formatNumber(count)}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
