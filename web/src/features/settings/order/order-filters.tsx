import { OrderStatus } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import type { OrderFilter } from '../../../http/queries/billing.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { SmallSelect } from '../../../components/fields/choices/small-select.tsx'
import classes from './order-filters.module.css'

const all = 'all'
const statuses = [all, 'paid', 'pending', 'failed', 'refunded', 'cancelled'] as const

interface OrderFiltersProps {
  filter: OrderFilter
  /** The school years that have orders, by their first calendar year. */
  years: readonly number[]
  onChange: (filter: OrderFilter) => void
}

/** Which orders are listed: by status, and by school year. */
export function OrderFilters({ filter, years, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('billing')
  const shownYears = filter.year !== null && !years.includes(filter.year) ? [filter.year, ...years] : years
  return (
    <div className={classes.filters}>
      <ChoiceField
        look="segments"
        label={t('orders.filter.label')}
        value={filter.status ?? all}
        options={statuses.map((value) => ({ value, label: t(`orders.filter.${value}`) }))}
        onChange={(status) => onChange({ ...filter, status: OrderStatus.safeParse(status).data ?? null })}
      />
      <SmallSelect
        label={t('orders.filter.year')}
        value={String(filter.year ?? all)}
        options={[
          { value: all, label: t('orders.filter.allYears') },
          ...shownYears.map((year) => ({
            value: String(year),
            label: t('orders.filter.from', yearText(year)),
          })),
        ]}
        onChange={(year) => onChange({ ...filter, year: year === all ? null : Number(year) })}
      />
    </div>
  )
}

/** 2026 and 27 */
const yearText = (year: number) => ({
  from: formatNumber(year, { useGrouping: false }),
  to: formatNumber((year + 1) % 100, { minimumIntegerDigits: 2 }),
})
