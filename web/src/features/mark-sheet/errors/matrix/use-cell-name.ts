import type { ErrorColumn, UnexpectedCell } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import type { CellView, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'
import { columnMaximum, columnName } from './column-name.ts'

interface NamedCell {
  name: string
  column: ErrorColumn
  text: string
  missed: boolean
  kind: UnexpectedCell['kind'] | undefined
  noted: CellView | null
}

/** The name of a cell for screen readers: "Reid Tom, Q9: 0 /3, missed, Method". */
export function useCellName(sheet: SheetState['sheet'], view: ErrorsView, types: ErrorTypes) {
  const { t } = useTranslation('mark-errors')
  return ({ name, column, text, missed, kind, noted }: NamedCell): string => {
    const position = `${name}, ${columnName(sheet, column, view.by)}`
    const parts = [
      text === '' ? t('cell.empty') : `${text} ${columnMaximum(column, view.by)}`.trim(),
      missed && t('cell.missed'),
      kind && t(`cell.${kind}`),
      ...(noted?.errorTypes.map((id) => types.of(id).name) ?? []),
      noted?.comment && t('cell.comment', { text: noted.comment }),
    ].filter(Boolean)
    return `${position}: ${parts.join(', ')}`
  }
}
