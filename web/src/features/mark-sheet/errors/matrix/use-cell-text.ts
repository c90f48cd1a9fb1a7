import type { ErrorCell, MarkContent } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import type { CellView } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { percentText } from '../../model/figures/statistics-text.ts'

/** The text of a cell: points of a question, percent of a skill or level, a status, or typed text that isn't a mark. */
export function useCellText({ by }: ErrorsView) {
  const { t } = useTranslation('mark-grid')
  return (cell: ErrorCell | null, mark: MarkContent | undefined, view: CellView | null): string => {
    if (view?.unread) return view.unread.text
    if (cell === null) return mark?.status ? t(`note.${mark.status}`, { zero: 0 }) : ''
    return by === 'question'
      ? pointsText(cell.pointsHundredths)
      : percentText(cell.pointsHundredths / cell.maximumHundredths)
  }
}
