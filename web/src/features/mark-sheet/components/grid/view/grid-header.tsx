import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { pointsText } from '../edit/place-words.ts'
import { useGridState } from '../hooks/grid-context.ts'
import { labelHeight, type GridLayout } from '../hooks/grid-layout.ts'
import type { GridModel } from '../model/grid-model.ts'
import { ColumnHeading } from './column-heading.tsx'
import { GroupRow } from './group-row.tsx'
import { MeanRow, meanOfTotalsId } from './mean-row.tsx'
import { resultMaximum, resultName } from './result-words.ts'
import classes from './header.module.css'

interface GridHeaderProps {
  model: GridModel
  columns: readonly number[]
  layout: GridLayout
}

/** Headings that stay in sight: groups, questions with their maximum, means. */
export const GridHeader = memo(function GridHeader({ model, columns, layout }: GridHeaderProps) {
  const { t } = useTranslation('mark-grid')
  const activeCol = useGridState(({ active }) => (active.row === -1 ? active.col : null))
  const hasGroups = layout.groupHeight > 0
  const end = model.columns.length
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
          data-place={activeCol === -1 ? 'active' : undefined}
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
        <div
          role="columnheader"
          tabIndex={activeCol === end ? 0 : -1}
          data-at={`-1:${end}`}
          data-place={activeCol === end ? 'active' : undefined}
          aria-colindex={end + 2}
          aria-describedby={meanOfTotalsId}
          className={classes.total}
          data-sticky={layout.coveredEnd > 0 || undefined}
          style={{ inlineSize: layout.totalWidth }}
        >
          <span className={classes.points}>
            {t('total')} <bdi className={classes.maximum}>/{pointsText(model.maximumHundredths)}</bdi>
          </span>
          {model.result && layout.resultWidth > 0 && (
            <span className={classes.result} style={{ inlineSize: layout.resultWidth }}>
              <span className="visually-hidden">{resultName(model.result)}</span>
              <bdi aria-hidden>{resultMaximum(model.result) || t('result')}</bdi>
            </span>
          )}
        </div>
        <div
          role="columnheader"
          aria-colindex={end + 3}
          className={classes.end}
          style={{ inlineSize: layout.noteWidth }}
        >
          <span className="visually-hidden">{t('notes')}</span>
        </div>
      </div>
      <MeanRow model={model} columns={columns} layout={layout} rowIndex={hasGroups ? 3 : 2} />
    </div>
  )
})
