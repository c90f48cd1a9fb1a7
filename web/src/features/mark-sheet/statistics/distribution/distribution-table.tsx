import type { HistogramBin } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { useBinText } from './use-bin-text.ts'

interface DistributionTableProps {
  bins: readonly HistogramBin[]
  sheet: SheetState['sheet']
}

/** The histogram as numbers, for screen readers. */
export function DistributionTable({ bins, sheet }: DistributionTableProps) {
  const { t } = useTranslation('mark-statistics')
  const range = useBinText(sheet)
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('distribution.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distribution.result')}</th>
            <th scope="col">{t('distribution.papers')}</th>
            <th scope="col">{t('figures.passed')}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.fromBasisPoints}>
              <th scope="row">{range(bin)}</th>
              <td>{formatNumber(bin.studentIds.length)}</td>
              <td>{formatNumber(bin.passed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
