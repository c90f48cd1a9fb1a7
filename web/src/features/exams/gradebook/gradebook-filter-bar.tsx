import { ExamType, type Gradebook, type Term } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import classes from './gradebook-filter-bar.module.css'
import type { GradebookFilters } from '../model/gradebook-query.ts'
import { GroupField, TermField } from '../fields/term-and-group-fields.tsx'

interface GradebookFilterBarProps {
  terms: readonly Term[]
  groups: Gradebook['groups']
  filters: GradebookFilters
  onFilter: (filters: GradebookFilters) => void
  actions: ReactNode
}

/** The filters of the gradebook, and what can be done with it. */
export function GradebookFilterBar({ terms, groups, filters, onFilter, actions }: GradebookFilterBarProps) {
  const { t } = useTranslation('gradebook')
  return (
    <div className={classes.bar}>
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
        <SelectField
          label={t('exams:field.type')}
          value={filters.type ?? ''}
          options={[
            { value: '' as const, label: t('exams:filter.allTypes') },
            ...ExamType.options.map((type) => ({ value: type, label: t(`exams:type.${type}`) })),
          ]}
          onChange={(type) => onFilter({ ...filters, type: type || null })}
        />
      </div>
      <div className="actions">{actions}</div>
    </div>
  )
}
