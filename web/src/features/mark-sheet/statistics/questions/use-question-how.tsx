import { alphaWithout, shownAlpha, type ExamAnalysis } from '@classeur/domain/marks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { leafLabel } from '../../model/sheet-names.ts'
import { inFormula, percentText, twoDecimals } from '../../model/figures/statistics-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { useNoAlphaText } from '../../model/figures/use-no-alpha-text.ts'
import type { HowComputed } from '../how/how-computed.ts'
import { useHowRows } from '../how/use-how-rows.tsx'

export type QuestionFigure = 'facility' | 'mean' | 'deviation' | 'r' | 'd27' | 'weight' | 'alpha'

const formulas: Record<QuestionFigure, ReactNode> = {
  facility: (
    <>
      Σ x / (n · m<sub>q</sub>)
    </>
  ),
  mean: 'Σ x / n',
  deviation: '√( Σ (x − mean)² / (n − 1) )',
  r: (
    <>
      cov(x, X − x) / (s<sub>x</sub> · s<sub>X−x</sub>)
    </>
  ),
  d27: (
    <>
      (mean<sub>upper 27%</sub> − mean<sub>lower 27%</sub>) / m<sub>q</sub>
    </>
  ),
  weight: (
    <>
      √cov(x<sub>q</sub>, X) / Σ √cov(x<sub>i</sub>, X)
    </>
  ),
  alpha: (
    <>
      k/(k−1) · (1 − Σ s²<sub>q</sub> / s²<sub>X</sub>)
    </>
  ),
}

export const isQuestionFigure = (name: string): name is QuestionFigure => name in formulas

/** Explains the figures of one question. `index`: its place in the table of questions. */
export function useQuestionHow(engine: SheetEngine, analysis: ExamAnalysis, index: number) {
  const { t } = useTranslation('mark-statistics')
  const sheet = useSheetField(engine, 'sheet')
  const { ofQuestions } = useHowRows(engine, analysis)
  const noAlphaText = useNoAlphaText()
  return (figure: QuestionFigure) => (): HowComputed => {
    const { table, questions, planned, reliability } = analysis
    const label = leafLabel(sheet, table.leafIds[index] ?? '')
    const points = table.pointsHundredths.map((row) => (row[index] ?? 0) / 100)
    const [n, maximum] = [points.length, (table.maximaHundredths[index] ?? 0) / 100]
    const sum = inFormula(points.reduce((all, value) => all + value, 0))
    const one = questions[index]
    const without = alphaWithout(reliability, index)
    const noAlpha = figure === 'alpha' ? noAlphaText(without) : null
    const numbers: Partial<Record<QuestionFigure, string>> = {
      facility: `= ${sum} / (${inFormula(n)} · ${inFormula(maximum)}) = ${percentText(one?.facility ?? null)}`,
      mean: `= ${sum} / ${inFormula(n)} = ${twoDecimals(one?.mean ?? null)}`,
      weight: `${percentText((planned[index] ?? 0) / 100)} → ${percentText(one?.effectiveWeight == null ? null : one.effectiveWeight / 100)}`,
      alpha: `α = ${twoDecimals(shownAlpha(reliability))} → ${twoDecimals(shownAlpha(without))}`,
    }
    const given = numbers[figure]
    return {
      title: t('how.title', { name: `${t(`questions.${figure}`)} · ${label}` }),
      formula: formulas[figure],
      ...(given !== undefined && { numbers: given }),
      rows: [
        { label: t('how.meaning'), value: t(`how.of-${figure}`) },
        ...(noAlpha === null ? [] : [{ label: t('how.notShown'), value: noAlpha }]),
        ...ofQuestions(),
        { label: t('how.values'), value: <bdi dir="ltr">{points.map(inFormula).join(' · ')}</bdi> },
      ],
    }
  }
}
