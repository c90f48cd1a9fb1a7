import { useEffect, useSyncExternalStore } from 'react'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { isBegun, pileDraftOf } from './pile-drafts.ts'

/** Tells the sheet while papers are begun and not saved, with pile mode open or not: leaving the window asks first. */
export function useBegunPapers(engine: SheetEngine): void {
  const drafts = pileDraftOf(engine.state().sheet.exam.id)
  const begun = useSyncExternalStore(drafts.subscribe, () => isBegun(drafts.get()))
  useEffect(() => {
    engine.setBegun('paper', begun)
    return () => engine.setBegun('paper', false)
  }, [engine, begun])
}
