import type { Term, TermErrors } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/select-field.tsx'
import classes from './term-errors-filter-bar.module.css'
import type { TermErrorsFilters } from './term-errors-query.ts'

interface TermErrorsFilterBarProps {
  terms: readonly Term[]
  groups: TermErrors['groups']
  filters: TermErrorsFilters
  onFilter: (filters: TermErrorsFilters) => void
}

/** The term and the group whose errors are shown. Absent without terms and groups. */
export function TermErrorsFilterBar({ terms, groups, filters, onFilter }: TermErrorsFilterBarProps) {
  const { t } = useTranslation('term-errors')
  if (terms.length === 0 && groups.length === 0) return null
  return (
    <div className={classes.filters}>
      {terms.length > 0 && (
        <SelectField
          label={t('filter.term')}
          value={filters.termId ?? ''}
          options={[
            { value: '', label: t('filter.year') },
            ...terms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(termId) => onFilter({ ...filters, termId: termId || null })}
        />
      )}
      {groups.length > 0 && (
        <SelectField
          label={t('filter.group')}
          value={filters.groupId ?? ''}
          options={[
            { value: '', label: t('filter.everybody') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(groupId) => onFilter({ ...filters, groupId: groupId || null })}
        />
      )}
    </div>
  )
}
