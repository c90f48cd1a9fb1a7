import type { QuestionFinding } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { leafLabel } from '../../model/sheet-names.ts'
import { percentText, twoDecimals } from '../../model/figures/statistics-text.ts'

/** The numbers of a finding, by their names in the texts. */
function valuesOf(finding: QuestionFinding): Record<string, string | number> {
  switch (finding.kind) {
    case 'many-at-zero':
    case 'nearly-all-right':
      return { count: finding.count, of: finding.of }
    case 'all-right':
    case 'all-wrong':
      return { count: finding.of }
    case 'against-the-rest':
      return { r: isolate(twoDecimals(finding.itemRest)) }
    case 'weight':
      return {
        real: isolate(percentText(finding.real / 100)),
        planned: isolate(percentText(finding.planned / 100)),
      }
  }
}

const keyOf = (finding: QuestionFinding): string => {
  if (finding.kind !== 'weight') return finding.kind
  return finding.real > finding.planned ? 'weight-more' : 'weight-less'
}

/** A finding in words, and what to do about it. */
export function useFindingText(sheet: SheetState['sheet']) {
  const { t } = useTranslation('mark-statistics')
  return (finding: QuestionFinding): { title: string; advice: string } => {
    const values = { question: leafLabel(sheet, finding.leafId), ...valuesOf(finding) }
    const text = (part: string) => t(`finding.${keyOf(finding)}.${part}`, values)
    // The weights compare shares of all points, which are more than the maximum with a bonus.
    const isOfMore = finding.kind === 'weight' && finding.withBonus
    return { title: text('title'), advice: text(isOfMore ? 'adviceWithBonus' : 'advice') }
  }
}
