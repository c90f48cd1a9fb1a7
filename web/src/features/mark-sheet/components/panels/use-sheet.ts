import type { CellRef } from '@classeur/contracts'
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import type { CellView, RowContents, SheetEngine, SheetState } from '../../engine/sheet-engine.ts'

export const useSheetState = (engine: SheetEngine): SheetState =>
  useSyncExternalStore(engine.subscribe, engine.state)

/** All rows, a moment late when the machine is busy: what is computed from them must never hold up typing. */
export const useSheetRows = (engine: SheetEngine): ReadonlyMap<string, RowContents> =>
  useDeferredValue(useSyncExternalStore(engine.subscribeRows, engine.rows))

export function useCellView(engine: SheetEngine, { studentId, leafId }: CellRef): CellView {
  const subscribe = useCallback(
    (listener: () => void) => engine.subscribeCell({ studentId, leafId }, listener),
    [engine, studentId, leafId],
  )
  return useSyncExternalStore(subscribe, () => engine.cell({ studentId, leafId }))
}
