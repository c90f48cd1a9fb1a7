import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { orderAfterPress, rosterColumns, type RosterOrder } from '../../model/arrange-roster.ts'
import type { Selection } from '../use-selection.ts'
import classes from './student-table-head.module.css'

interface StudentTableHeadProps {
  ids: readonly string[]
  order: RosterOrder
  onOrder: (order: RosterOrder) => void
  selection: Selection | null
  showExternalIds: boolean
  showMeans: boolean
}

/** The column headings. Number, names and mean are sortable; a second click reverses the order. */
export function StudentTableHead({
  ids,
  order,
  onOrder,
  selection,
  showExternalIds,
  showMeans,
}: StudentTableHeadProps) {
  const { t } = useTranslation('students')
  const ticked = selection ? ids.filter(selection.has).length : 0
  const isAll = ticked > 0 && ticked === ids.length
  const columns = rosterColumns.filter((column) => column !== 'mean' || showMeans)
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-column="tick">
            <label className={classes.tickArea}>
              <input
                type="checkbox"
                aria-label={t('table.all')}
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = ticked > 0 && !isAll
                }}
                onChange={() => (isAll ? selection.drop(ids) : selection.take(ids))}
              />
            </label>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            data-column={column}
            aria-sort={column !== order.column ? undefined : order.isDescending ? 'descending' : 'ascending'}
          >
            <button
              type="button"
              className={classes.sort}
              aria-label={t(`table.sortBy.${column}`)}
              onClick={() => onOrder(orderAfterPress(order, column))}
            >
              {t(`table.${column}`)}
              {column === order.column &&
                (order.isDescending ? (
                  <IconArrowUp size={13} aria-hidden />
                ) : (
                  <IconArrowDown size={13} aria-hidden />
                ))}
            </button>
          </th>
        ))}
        <th scope="col" data-column="wide">
          {t('table.groups')}
        </th>
        {showExternalIds && (
          <th scope="col" data-column="wide">
            {t('table.externalId')}
          </th>
        )}
        <th scope="col">
          <span className="visually-hidden">{t('table.flags')}</span>
        </th>
      </tr>
    </thead>
  )
}
