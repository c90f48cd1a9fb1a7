import type { CreditLineFilter } from '@classeur/contracts'
import { dayIn } from '@classeur/domain/calendar'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import type { EntryFilter } from '../../../http/queries/wallet.ts'
import { formatMonth } from '../../../i18n/format.ts'
import { SmallSelect } from '../../../components/fields/choices/small-select.tsx'
import classes from './ledger-filters.module.css'

const filters: readonly CreditLineFilter[] = ['all', 'spent', 'returned', 'purchased', 'monthly']
/** How many months are offered if an older api doesn't say which was the first. */
const monthsOffered = 12
const allMonths = 'all'

interface LedgerFiltersProps {
  entries: EntryFilter
  /** The present month at the school, `YYYY-MM`; undefined until the server has said it. */
  month: string | undefined
  /** The month of the oldest line; undefined like `month`. */
  firstMonth: string | undefined
  onChange: (entries: EntryFilter) => void
}

/** Which lines are listed: by what happened, and by month. */
export function LedgerFilters({ entries, month, firstMonth, onChange }: LedgerFiltersProps) {
  const { t } = useTranslation('settings')
  return (
    <div className={classes.filters}>
      <ChoiceField
        look="segments"
        label={t('wallet.filter.label')}
        value={entries.filter}
        options={filters.map((value) => ({ value, label: t(`wallet.filter.${value}`) }))}
        onChange={(filter) => onChange({ ...entries, filter })}
      />
      <SmallSelect
        label={t('wallet.filter.month')}
        value={entries.month ?? allMonths}
        options={[
          { value: allMonths, label: t('wallet.filter.allMonths') },
          ...latestMonths(month ?? monthHere(), firstMonth).map((value) => ({
            value,
            label: formatMonth(`${value}-01`),
          })),
        ]}
        onChange={(value) => onChange({ ...entries, month: value === allMonths ? null : value })}
      />
    </div>
  )
}

const monthLength = 'YYYY-MM'.length

/** The present month in the time zone of the browser. */
const monthHere = () => dayIn(undefined)(new Date()).slice(0, monthLength)

/** The months from `oldest` on as `YYYY-MM`, `present` first. */
function latestMonths(present: string, oldest: string | undefined): string[] {
  const last = new Date(`${present}-01`)
  const months: string[] = []
  const isOffered = (month: string) =>
    months.length === 0 || (oldest === undefined ? months.length < monthsOffered : month >= oldest)
  for (let month = present; isOffered(month);) {
    months.push(month)
    const next = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - months.length, 1)
    month = new Date(next).toISOString().slice(0, monthLength)
  }
  return months
}
