import type { Term, TermErrors } from '@classeur/contracts'
import { GroupField, TermField } from '../fields/term-and-group-fields.tsx'
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
  if (terms.length === 0 && groups.length === 0) return null
  return (
    <div className={classes.filters}>
      <TermField
        terms={terms}
        termId={filters.termId}
        onChange={(termId) => onFilter({ ...filters, termId })}
      />
      <GroupField
        groups={groups}
        groupId={filters.groupId}
        onChange={(groupId) => onFilter({ ...filters, groupId })}
      />
    </div>
  )
}
