import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { results } from '../../../../i18n/results.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { useGridState } from '../grid-context.ts'
import { labelHeight, type GridLayout } from '../grid-layout.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { ColumnHeading } from './column-heading.tsx'
import { GroupRow } from '../rows/group-row.tsx'
import { EndCells, type EndCell } from '../rows/end-cells.tsx'
import { MeanRow, meanOfPointsId, meanOfResultsId } from '../rows/mean-row.tsx'
import { pointsName, resultName } from '../rows/result-text.ts'
import classes from './grid-header.module.css'

interface GridHeaderProps {
  model: GridModel
  columns: readonly number[]
  layout: GridLayout
}

/** The heading of an end column with its unit: "Result / 20". */
const heading = (name: string, unit: string, label: string, describedBy: string): EndCell => ({
  ...{ role: 'columnheader', label, describedBy, clips: true },
  content: (
    <>
      {name} <span className={classes.maximum}>{unit}</span>
    </>
  ),
})

/** The sticky headings: groups, questions with their maximum, means. */
export const GridHeader = memo(function GridHeader({ model, columns, layout }: GridHeaderProps) {
  const { t } = useTranslation('mark-grid')
  const activeCol = useGridState(({ active }) => (active.row === -1 ? active.col : null))
  const hasGroups = layout.groupHeight > 0
  return (
    <div
      role="rowgroup"
      className={classes.header}
      style={{ blockSize: layout.headerHeight, inlineSize: layout.inlineSize }}
    >
      {hasGroups && <GroupRow model={model} columns={columns} layout={layout} />}
      <div
        role="row"
        aria-rowindex={hasGroups ? 2 : 1}
        className={classes.row}
        style={{ blockSize: labelHeight }}
      >
        <div
          role="columnheader"
          tabIndex={activeCol === -1 ? 0 : -1}
          data-at="-1:-1"
          data-selection={activeCol === -1 ? 'active' : undefined}
          aria-colindex={1}
          className={classes.corner}
          style={{ inlineSize: layout.nameWidth }}
        >
          <span className={classes.number} aria-hidden>
            #
          </span>
          {t('student')}
        </div>
        {columns.map((col) => {
          const column = model.columns[col]
          return column && <ColumnHeading key={column.leaf.id} col={col} column={column} layout={layout} />
        })}
        <EndCells
          look="heading"
          row={-1}
          {...{ model, layout, activeCol }}
          result={heading(t('result'), results.unit(model.result.scale), resultName(model), meanOfResultsId)}
          points={heading(
            t('points'),
            `/ ${pointsText(model.maximumHundredths)}`,
            pointsName(model),
            meanOfPointsId,
          )}
        />
        <div
          {...(model.hasRanks
            ? { role: 'columnheader', 'aria-colindex': model.columns.length + 4 }
            : { 'aria-hidden': true })}
          className={classes.end}
          style={{ inlineSize: layout.rankWidth }}
        >
          {model.hasRanks && t('ranks')}
        </div>
      </div>
      <MeanRow model={model} columns={columns} layout={layout} rowIndex={hasGroups ? 3 : 2} />
    </div>
  )
})
