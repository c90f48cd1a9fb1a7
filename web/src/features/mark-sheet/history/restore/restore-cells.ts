import { sameContent } from '@classeur/domain/marks'
import i18next from 'i18next'
import { notifyDone } from '../../../../components/overlays/notices/notices.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { notifyStep } from '../../model/take-step.ts'
import type { RestoredCell } from './plan-restore.ts'

/**
 * Restores cells to their past marks as one undo step, and shows a notice.
 * @param epoch in whose maximums the past marks are; if it is over, they are refused
 */
export function restoreCells(engine: SheetEngine, cells: readonly RestoredCell[], epoch: number): void {
  const operationId = engine.write(
    'restore',
    cells.map(({ ref, now, then, toNote }) => ({
      ...ref,
      content: sameContent(now, then) ? undefined : then,
      note: toNote,
      epoch,
    })),
  )
  const message = i18next.t('mark-history:restored', { count: cells.length })
  if (operationId === null) return notifyDone(message)
  notifyStep(engine, operationId, message)
}
