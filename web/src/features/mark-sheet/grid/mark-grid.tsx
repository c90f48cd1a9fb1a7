import type { CellRef, KeyboardPreferences } from '@classeur/contracts'
import type { MarkFormat } from '@classeur/domain/marks'
import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { goTo, goToCell } from './edit/move-active-cell.ts'
import { GridContext } from './grid-context.ts'
import { useEngineNews } from './use-engine-news.ts'
import { useKeptEdit } from './edit/use-kept-edit.ts'
import { useSavingShown } from './use-saving-shown.ts'
import { WholePaperBar } from './fill/whole-paper-bar.tsx'
import { GridMenu } from './menu/grid-menu.tsx'
import { createGrid } from './model/create-grid.ts'
import { gridModelOf } from '../model/grid-model.ts'
import { createGridStore } from './model/grid-state.ts'
import type { HistoryOf } from './model/grid.ts'
import { sheetViewOf, shownStudents } from '../model/sheet-view.ts'
import { takeModel } from './model/take-model.ts'
import { PasteBar } from './paste/paste-bar.tsx'
import { GridNote, LiveText } from './table/grid-note.tsx'
import { GridTable } from './table/grid-table.tsx'
import { PhoneBar } from './table/phone-bar.tsx'
import { StudentSearch } from './table/student-search.tsx'
import classes from './mark-grid.module.css'

/** The grid's actions for its owner: go to a cell, open its editor, focus the grid. */
export interface MarkGridHandle {
  goTo: (cell: CellRef, options?: { edit?: boolean }) => void
  focus: () => void
  /** Opens the search for a student, like `/`. */
  findStudent: () => void
}

interface MarkGridProps {
  engine: SheetEngine
  keyboard: KeyboardPreferences
  format: MarkFormat
  /** Shows the history of a cell, of a row (`studentId` alone) or of a column (`leafId` alone). */
  onHistory: (of: HistoryOf) => void
  /** Shows the list of keys. */
  onKeys: () => void
  /** Opens the card of a student. */
  onCard: (studentId: string) => void
  /** Names of skills, shown above the questions of an exam without exercises. */
  skillName?: (skillId: string) => string | undefined
  ref?: Ref<MarkGridHandle>
}

/**
 * The table of marks: students down, questions across, one tab stop. Fills the height of its parent. Each mount uses
 * one engine: give it the exam's id as React key.
 */
export function MarkGrid(props: MarkGridProps) {
  const { engine, keyboard, format, onHistory, onKeys, onCard, skillName, ref } = props
  const sheet = useSyncExternalStore(engine.subscribe, () => engine.state().sheet)
  const { language, digits } = format
  const everybody = useMemo(
    () => gridModelOf(sheet, { language, digits }, skillName),
    [sheet, language, digits, skillName],
  )
  const viewStore = sheetViewOf(sheet.exam.id)
  const view = useSyncExternalStore(viewStore.subscribe, viewStore.get)
  const model = useMemo(
    () => ({ ...everybody, students: shownStudents(everybody.students, view) }),
    [everybody, view],
  )
  const [grid] = useState(() => createGrid(engine, createGridStore(model, keyboard), viewStore))

  // Render from the store, so that the model and the active position change in the same render.
  const shown = useSyncExternalStore(grid.store.subscribe, () => grid.store.get().model)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    hadFocus.current = grid.scroller()?.contains(document.activeElement) ?? false
    takeModel(grid, model, keyboard)
  }, [grid, model, keyboard])
  useLayoutEffect(() => {
    // The focused row or question may have been removed.
    const isLost = hadFocus.current && !grid.scroller()?.contains(document.activeElement)
    if (isLost) grid.show(grid.store.get().active)
  }, [grid, shown])
  useLayoutEffect(() => grid.takeHandlers({ onHistory, onKeys, onCard }), [grid, onHistory, onKeys, onCard])
  useKeptEdit(grid)
  useEngineNews(grid)
  useSavingShown(grid)
  useImperativeHandle(
    ref,
    () => ({
      goTo: (cell, options) => goToCell(grid, cell, options?.edit),
      focus: () => goTo(grid, grid.store.get().active),
      findStudent: () => grid.store.update({ isSearching: true }),
    }),
    [grid],
  )

  return (
    <GridContext value={grid}>
      <div className={classes.grid}>
        <StudentSearch />
        <GridTable grid={grid} model={shown} />
        <PasteBar />
        <WholePaperBar />
        <GridNote />
        <PhoneBar />
        <GridMenu />
        <LiveText />
      </div>
    </GridContext>
  )
}
