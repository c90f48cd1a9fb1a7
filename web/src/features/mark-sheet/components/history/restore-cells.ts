import i18next from 'i18next'
import { notifyUndoable } from '../../../../components/ui/notices.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { RestoredCell } from './plan-restore.ts'

/** Brings cells back to what they held, as one step of undo, and says so. */
export function restoreCells(engine: SheetEngine, cells: readonly RestoredCell[]): void {
  engine.write(
    'restore',
    cells.map(({ ref, then }) => ({ ...ref, content: then })),
  )
  notifyUndoable(i18next.t('mark-history:restored', { count: cells.length }), {
    label: i18next.t('mark-history:undo'),
    run: () => void engine.undo(),
  })
}
