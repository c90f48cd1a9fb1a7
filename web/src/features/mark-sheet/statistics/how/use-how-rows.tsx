import type { ExamAnalysis } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { HowComputed } from './how-computed.ts'
import { leftOutOfQuestions, leftOutOfResults } from './left-out.ts'

type Rows = HowComputed['rows'][number][]

/** The lines that every explanation has: how many students count, and who is left out. */
export function useHowRows(engine: SheetEngine, analysis: ExamAnalysis) {
  const { t } = useTranslation('mark-statistics')
  const sheet = useSheetField(engine, 'sheet')
  const lines = (n: number, leftOut: readonly string[]): Rows => [
    {
      label: t('how.students'),
      value: t('how.of', {
        n: isolate(formatNumber(n)),
        all: isolate(formatNumber(analysis.results.papers)),
      }),
    },
    ...(leftOut.length > 0
      ? [{ label: t('how.leftOut'), value: leftOut.map((line, index) => <p key={index}>{line}</p>) }]
      : []),
  ]
  return {
    /** For figures about results. */
    ofResults: (): Rows => lines(analysis.results.results.length, leftOutOfResults(sheet, analysis)),
    /** For figures about questions and reliability. */
    ofQuestions: (): Rows =>
      lines(analysis.table.studentIds.length, leftOutOfQuestions(sheet, analysis, engine.rows())),
  }
}
