import type { GradebookSort } from '@classeur/domain/marks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { sortAfterPress } from '../use-gradebook-view.ts'
import classes from './sort-button.module.css'

interface SortButtonProps {
  /** What the column sorts by. */
  by: string
  label: string
  sort: GradebookSort
  onSort: (sort: GradebookSort) => void
  children?: ReactNode
}

const iconSizePx = 13

/** The value of `aria-sort` for the heading of a column. */
export const ariaSort = (sort: GradebookSort, by: string): 'ascending' | 'descending' | undefined =>
  sort.by !== by ? undefined : sort.isDescending ? 'descending' : 'ascending'

/** Sorts the table by a column; a second press reverses the order. */
export function SortButton({ by, label, sort, onSort, children }: SortButtonProps) {
  const Icon = sort.by !== by ? IconArrowsSort : sort.isDescending ? IconArrowUp : IconArrowDown
  return (
    <button
      type="button"
      className={classes.sort}
      aria-label={label}
      title={label}
      data-sorted={sort.by === by || undefined}
      onClick={() => onSort(sortAfterPress(sort, by))}
    >
      {children}
      <Icon size={iconSizePx} aria-hidden className={classes.icon} />
    </button>
  )
}
