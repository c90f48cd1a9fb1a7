import { showMark, type MarkContent } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { useDigits } from '../../../../i18n/format.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { leafOf } from '../../model/sheet-names.ts'

/** The content of a cell in running text: its number, the name of its status, or "not entered". */
export function useMarkText(sheet: SheetState['sheet']) {
  const { t } = useTranslation('mark-panels')
  const digits = useDigits()
  return (content: MarkContent, leafId: string): string => {
    if (content.status !== null) return isolate(t(`mark-grid:status.${content.status}`))
    if (content.valueHundredths === null) return t('mark-grid:notEntered')
    const leaf = leafOf(sheet, leafId) ?? sheet.exam.structure.totalLeaf
    const context = { leaf, scale: sheet.exam.effectiveScale, language: currentLanguage(), digits }
    return isolate(showMark(content, context))
  }
}
