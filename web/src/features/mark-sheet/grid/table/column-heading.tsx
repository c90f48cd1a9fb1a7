import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../edit/move-active-cell.ts'
import { pointsText, questionText } from '../../model/sheet-text.ts'
import { useGrid, useGridState } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import { meanIdOf } from '../rows/mean-row.tsx'
import { openMenu } from '../menu/open-menu.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import { initialsOf } from '../../../../components/people/initials.ts'
import classes from './column-heading.module.css'

interface ColumnHeadingProps {
  col: number
  column: GridColumn
  layout: GridLayout
}

/** A question with its maximum and its markers. Enter or a click opens the menu of the column. */
export function ColumnHeading({ col, column, layout }: ColumnHeadingProps) {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const selection = useGridState(({ active }) =>
    active.col !== col ? undefined : active.row === -1 ? 'active' : 'column',
  )
  const isOpen = useGridState(({ menu, active }) => menu?.of === 'column' && active.col === col)
  const [first, ...others] = column.markers
  const markers = first === undefined ? '' : initialsOf(first) + (others.length > 0 ? '+' : '')
  const given = column.markers.length > 0 ? t('givenTo', { names: column.markers.join(', ') }) : ''
  return (
    <div
      role="columnheader"
      tabIndex={selection === 'active' ? 0 : -1}
      data-at={`-1:${col}`}
      aria-colindex={col + 2}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-describedby={meanIdOf(column)}
      aria-label={[questionText(column), column.leaf.isBonus && t('bonus'), given].filter(Boolean).join(', ')}
      title={given || undefined}
      className={classes.heading}
      data-selection={selection}
      style={{ insetInlineStart: layout.starts[col], inlineSize: layout.widths[col] }}
      onClick={() => {
        goTo(grid, { row: -1, col })
        openMenu(grid)
      }}
    >
      <span dir="ltr" className={classes.name}>
        <bdi className={classes.label}>{column.label}</bdi>
        <bdi className={classes.maximum}>
          {column.leaf.isBonus ? '+' : '/'}
          {pointsText(column.leaf.maxHundredths)}
        </bdi>
      </span>
      {markers && <span className={classes.markers}>{markers}</span>}
      <IconChevronDown size={12} aria-hidden className={classes.chevron} />
    </div>
  )
}
