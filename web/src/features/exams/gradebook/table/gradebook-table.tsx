import type { Gradebook } from '@classeur/contracts'
import type { GradebookSort } from '@classeur/domain/marks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ClassMeanRow } from './class-mean-row.tsx'
import { GradebookHead } from './gradebook-head.tsx'
import { GradebookRow } from './gradebook-row.tsx'
import classes from './gradebook-table.module.css'

interface GradebookTableProps {
  /** The students are in the order to show. */
  gradebook: Gradebook
  sort: GradebookSort
  onSort: (sort: GradebookSort) => void
}

/**
 * The table of results: students down, exams across, oldest first. It is an ordinary table with links, because nothing
 * is edited here; names and headings stay in view while it scrolls.
 */
export function GradebookTable({ gradebook, sort, onSort }: GradebookTableProps) {
  const { t } = useTranslation('gradebook')
  const { exams, chosen, rankedBy, effectiveScale, effectiveRounding } = gradebook
  // Sorting makes a new gradebook of the same columns.
  const columns = useMemo(
    () => ({ exams, chosen, rankedBy, effectiveScale, effectiveRounding }),
    [exams, chosen, rankedBy, effectiveScale, effectiveRounding],
  )
  return (
    <div className={classes.frame} tabIndex={0} role="region" aria-label={t('table')}>
      <table className={classes.table}>
        <thead>
          <GradebookHead gradebook={gradebook} sort={sort} onSort={onSort} />
          <ClassMeanRow gradebook={gradebook} />
        </thead>
        <tbody>
          {gradebook.students.map((student) => (
            <GradebookRow key={student.studentId} student={student} gradebook={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
