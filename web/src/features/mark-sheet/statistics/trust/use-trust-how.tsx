import type { ExamAnalysis } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { inFormula, twoDecimals } from '../../model/figures/statistics-text.ts'
import type { HowComputed } from '../how/how-computed.ts'
import { useHowRows } from '../how/use-how-rows.tsx'
import { formatNumber } from '../../../../i18n/format.ts'

/** Explains alpha and the standard error of measurement. */
export function useTrustHow(engine: SheetEngine, analysis: ExamAnalysis) {
  const { t } = useTranslation('mark-statistics')
  const { ofQuestions } = useHowRows(engine, analysis)
  return (figure: 'alpha' | 'error') => (): HowComputed => {
    const { variances } = analysis.reliability
    const [items, total] = [variances?.questions ?? 0, variances?.total ?? 0]
    const { alpha, standardError, questions: k } = analysis.reliability
    const meaning = t(figure === 'error' ? 'how.of-error' : 'how.of-reliability')
    const rows = [
      { label: t('how.meaning'), value: meaning },
      { label: t('how.questions'), value: formatNumber(k) },
      ...ofQuestions(),
    ]
    if (figure === 'error')
      return {
        title: t('how.title', { name: t('trust.error') }),
        formula: (
          <>
            s<sub>total</sub> · √(1 − α)
          </>
        ),
        numbers: `= ${inFormula(Math.sqrt(total))} · √(${inFormula(1)} − ${inFormula(alpha ?? 0)}) = ${twoDecimals(standardError)}`,
        rows,
      }
    return {
      title: t('how.title', { name: t('trust.alpha') }),
      formula: (
        <>
          k/(k−1) · (1 − Σ s²<sub>q</sub> / s²<sub>total</sub>)
        </>
      ),
      numbers: `= ${inFormula(k)}/${inFormula(k - 1)} · (${inFormula(1)} − ${inFormula(items)} / ${inFormula(total)}) = ${inFormula(alpha ?? 0)}`,
      rows,
    }
  }
}
