import { useOutletContext } from 'react-router-dom'
import type { SheetEngine } from '../engine/sheet-engine.ts'

/** The context that the frame passes to the pages of a mark sheet. */
export interface SheetOutlet {
  engine: SheetEngine
}

export const useSheetOutlet = (): SheetOutlet => useOutletContext<SheetOutlet>()
