import type { HistogramBin } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'

/** The results of a bar on the exam's scale: "from 10 to 12", or "of 18 or more" with results above the maximum. */
export function useBinText({ exam }: SheetState['sheet']) {
  const { t } = useTranslation('mark-statistics')
  const edge = (basisPoints: number) => isolate(results.edge(basisPoints, exam.effectiveScale))
  return ({ fromBasisPoints, toBasisPoints, isOpenEnded }: HistogramBin): string =>
    isOpenEnded
      ? t('distribution.orMore', { from: edge(fromBasisPoints) })
      : t('distribution.range', { from: edge(fromBasisPoints), to: edge(toBasisPoints) })
}
