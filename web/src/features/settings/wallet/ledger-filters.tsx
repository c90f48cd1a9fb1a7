import type { CreditLineFilter } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import type { EntryFilter } from '../../../http/wallet.ts'
import { formatMonth } from '../../../i18n/format.ts'
import { SmallSelect } from '../../../components/fields/small-select.tsx'
import classes from './ledger-filters.module.css'

const filters: readonly CreditLineFilter[] = ['all', 'spent', 'returned', 'purchased', 'monthly']
const monthsOffered = 12
const allMonths = 'all'

interface LedgerFiltersProps {
  entries: EntryFilter
  onChange: (entries: EntryFilter) => void
}

/** Which lines are listed: by what happened, and by month. */
export function LedgerFilters({ entries, onChange }: LedgerFiltersProps) {
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
          ...latestMonths(new Date()).map((value) => ({ value, label: formatMonth(`${value}-01`) })),
        ]}
        onChange={(month) => onChange({ ...entries, month: month === allMonths ? null : month })}
      />
    </div>
  )
}

/** The latest months (UTC) as `YYYY-MM`, the present one first. */
function latestMonths(now: Date): string[] {
  return Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}
