import { useEffect, useSyncExternalStore } from 'react'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { isBegun, pileDraftOf } from './pile-drafts.ts'

/** Tells the engine about unfinished papers, whether pile mode is open or not, so that closing the tab asks first. */
export function useBegunPapers(engine: SheetEngine): void {
  const drafts = pileDraftOf(engine.state().sheet.exam.id)
  const begun = useSyncExternalStore(drafts.subscribe, () => isBegun(drafts.get()))
  useEffect(() => {
    engine.setBegun('paper', begun)
    return () => engine.setBegun('paper', false)
  }, [engine, begun])
}
