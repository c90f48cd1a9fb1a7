import { ExamType } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import type { ExamFilters } from '../model/exams-queries.ts'
import { examsPath } from '../model/exams-path.ts'
import { useTerms } from '../model/use-terms.ts'
import classes from './exam-filter-bar.module.css'

interface ExamFilterBarProps {
  classId: string
  filters: ExamFilters
  onFilter: (filters: ExamFilters) => void
  action: ReactNode
}

/** The filters of the list, a link to the averages of a term, and the button for a new exam. */
export function ExamFilterBar({ classId, filters, onFilter, action }: ExamFilterBarProps) {
  const { t } = useTranslation('exams')
  const { terms, currentTerm } = useTerms()
  const overviewOf = filters.termId ?? currentTerm?.id ?? terms[0]?.id
  return (
    <div className={classes.bar}>
      <div className={classes.filters}>
        {terms.length > 0 && (
          <SelectField
            label={t('field.term')}
            value={filters.termId ?? ''}
            options={[
              { value: '', label: t('filter.allTerms') },
              ...terms.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(termId) => onFilter({ ...filters, termId: termId || null })}
          />
        )}
        <SelectField
          label={t('field.type')}
          value={filters.type ?? ''}
          options={[
            { value: '' as const, label: t('filter.allTypes') },
            ...ExamType.options.map((type) => ({ value: type, label: t(`type.${type}`) })),
          ]}
          onChange={(type) => onFilter({ ...filters, type: type || null })}
        />
      </div>
      <div className="actions">
        {overviewOf && (
          <LinkButton to={examsPath(classId, { overview: overviewOf })}>{t('overview.open')}</LinkButton>
        )}
        {action}
      </div>
    </div>
  )
}
