import type { CellRef } from '@classeur/contracts'
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import type { CellView, RowContents, RowNotes, SheetEngine, SheetState } from '../engine/sheet-engine.ts'

/**
 * One part of the sheet's state. Most parts don't change while marks are typed, so the component doesn't render again.
 */
export const useSheetField = <Name extends keyof SheetState>(
  engine: SheetEngine,
  name: Name,
): SheetState[Name] => useSyncExternalStore(engine.subscribe, () => engine.state()[name])

/** The whole state, which changes with each mark. */
export const useSheetState = (engine: SheetEngine): SheetState =>
  useSyncExternalStore(engine.subscribe, engine.state)

/** All rows, slightly delayed when the device is busy, so that computations on them never slow down typing. */
export const useSheetRows = (engine: SheetEngine): ReadonlyMap<string, RowContents> =>
  useDeferredValue(useSyncExternalStore(engine.subscribeRows, engine.rows))

/** All notes, delayed in the same way. */
export const useSheetNotes = (engine: SheetEngine): ReadonlyMap<string, RowNotes> =>
  useDeferredValue(useSyncExternalStore(engine.subscribeNotes, engine.notes))

export function useCellView(engine: SheetEngine, { studentId, leafId }: CellRef): CellView {
  const subscribe = useCallback(
    (listener: () => void) => engine.subscribeCell({ studentId, leafId }, listener),
    [engine, studentId, leafId],
  )
  return useSyncExternalStore(subscribe, () => engine.cell({ studentId, leafId }))
}
