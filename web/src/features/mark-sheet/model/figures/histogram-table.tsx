import type { HistogramBin } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'

interface HistogramTableProps {
  bins: readonly HistogramBin[]
  /** The results of a bar: "from 10 to 12". */
  range: (bin: HistogramBin) => string
  caption: string
}

/**
 * A histogram as numbers, for screen readers. The element around it hides it, because a table can't be made smaller
 * than its content.
 */
export function HistogramTable({ bins, range, caption }: HistogramTableProps) {
  const { t } = useTranslation('mark-panels')
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('soFar.result')}</th>
            <th scope="col">{t('soFar.papers')}</th>
            <th scope="col">{t('soFar.passed')}</th>
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
