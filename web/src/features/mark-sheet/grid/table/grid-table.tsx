import {
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
  type ClipboardEvent,
  type FocusEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { clearSelection } from '../edit/clear-cells.ts'
import { useGridPointer } from '../use-grid-pointer.ts'
import { useGridWindow } from '../use-grid-window.ts'
import { usePageKeys } from '../keys/use-page-keys.ts'
import { useTakeFocus } from '../keys/use-take-focus.ts'
import { onGridKey } from '../keys/on-grid-key.ts'
import type { MountedGrid } from '../model/create-grid.ts'
import { refAt, type GridModel } from '../../model/grid-model.ts'
import { copiedText } from '../paste/paste-block.ts'
import { takePaste } from '../paste/take-paste.ts'
import { GridHeader } from './grid-header.tsx'
import { SelectionFrame } from '../cells/selection-frame.tsx'
import { SelectionHandles } from '../cells/selection-handles.tsx'
import { StudentRow } from '../rows/student-row.tsx'
import { TouchField } from '../cells/touch-field.tsx'
import classes from './grid-table.module.css'

interface GridTableProps {
  grid: MountedGrid
  model: GridModel
}

/** The scrolling table. Only the visible rows and columns are rendered. */
export function GridTable({ grid, model }: GridTableProps) {
  const { t } = useTranslation('mark-grid')
  const { layout, isWhole, rows, columns } = useGridWindow(grid, model)
  const attach = useCallback((element: HTMLElement | null) => grid.attach(element), [grid])
  const pointer = useGridPointer(grid)
  const isReadOnly = useSyncExternalStore(grid.engine.subscribe, () => grid.engine.state().readOnly !== null)
  useLayoutEffect(() => grid.takeLayout(layout), [grid, layout])
  useTakeFocus(grid)
  usePageKeys(grid)
  const headings = layout.groupHeight > 0 ? 3 : 2

  // Moves inside the grid tell the others themselves.
  const onFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget))
      grid.engine.focus(refAt(model, grid.store.get().active))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copiedText(grid))
    if (event.type === 'cut') clearSelection(grid)
  }
  return (
    <div
      ref={attach}
      role="grid"
      aria-label={t('label')}
      aria-rowcount={model.students.length + headings}
      aria-colcount={model.columns.length + (model.hasRanks ? 4 : 3)}
      aria-multiselectable
      aria-readonly={isReadOnly || undefined}
      data-narrow={layout.isFolded || undefined}
      data-whole={isWhole || undefined}
      className={classes.scroller}
      onKeyDown={(event) => onGridKey(grid, event.nativeEvent)}
      onCopy={onCopy}
      onCut={onCopy}
      onFocus={onFocus}
      onPaste={(event) => takePaste(grid, event)}
      {...pointer}
    >
      <GridHeader model={model} columns={columns} layout={layout} />
      <div
        role="rowgroup"
        className={classes.body}
        style={{
          blockSize: model.students.length * layout.rowHeight,
          inlineSize: layout.inlineSize,
          ['--row-height' as string]: `${layout.rowHeight}px`,
        }}
      >
        {rows.map((row) => {
          const student = model.students[row]
          return (
            student && (
              <StudentRow
                key={student.id}
                row={row}
                student={student}
                model={model}
                columns={columns}
                layout={layout}
                headings={headings}
                isReadOnly={isReadOnly}
              />
            )
          )
        })}
        <SelectionFrame layout={layout} />
        <SelectionHandles grid={grid} layout={layout} />
        <TouchField layout={layout} headings={headings} />
      </div>
      {model.students.length === 0 && (
        <p className={classes.empty}>{t(model.everybody.length === 0 ? 'empty.students' : 'empty.group')}</p>
      )}
      {model.columns.length === 0 && <p className={classes.empty}>{t('empty.questions')}</p>}
    </div>
  )
}
