import { shownOf } from '@classeur/domain/marks'
import type { ExactShare, Gradebook, GradebookStudent } from '@classeur/contracts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import { gradebookName } from '../../model/gradebook-name.ts'
import { useCellText } from '../../model/use-cell-text.ts'

interface GradebookRowProps {
  student: GradebookStudent
  /** The gradebook as read, so that sorting renders no row again. */
  gradebook: Pick<Gradebook, 'exams' | 'chosen' | 'rankedBy' | 'effectiveScale' | 'effectiveRounding'>
}

const none = '—'

/** A student's results. Each cell links to the student's row in that mark sheet. */
export const GradebookRow = memo(function GradebookRow({ student, gradebook }: GradebookRowProps) {
  const { t } = useTranslation('gradebook')
  const cellText = useCellText()
  const { exams, chosen, rankedBy } = gradebook
  const { studentId, number, cells, byMaximum, byScale, trend, rank } = student
  const name = gradebookName(student)
  const shown = shownOf(gradebook)
  const average = (share: ExactShare | null) => (share === null ? none : results.meanNumber(share, shown))
  const change = trend && (results.change(trend.earlierMean, trend.last, shown) ?? '=')
  const direction = change?.startsWith('+') ? 'up' : change?.startsWith('−') ? 'down' : undefined
  return (
    <tr>
      <td data-column="number">{formatNumber(number)}</td>
      <th scope="row" data-column="name">
        <bdi dir="auto" className="keeps-side" title={name}>
          {name}
        </bdi>
      </th>
      {exams.map((exam, index) => {
        const cell = cells[index]
        if (!cell) return <td key={exam.id} />
        const { text, meaning, tone } = cellText(cell, exam)
        const about = { text, meaning, name: isolate(name), exam: isolate(exam.title) }
        return (
          <td key={exam.id} data-tone={tone}>
            <Link
              to={`/marksheet/${exam.markId}?student=${studentId}`}
              aria-label={t('cell.label', about)}
              title={meaning}
            >
              <bdi>{text}</bdi>
            </Link>
          </td>
        )
      })}
      <td data-average data-chosen={chosen === 'by-maximum' || undefined}>
        <bdi>{average(byMaximum)}</bdi>
      </td>
      <td data-average data-chosen={chosen === 'by-scale' || undefined}>
        <bdi>{average(byScale)}</bdi>
      </td>
      <td
        data-trend={direction}
        title={
          trend
            ? t('cell.trend', {
                last: isolate(results.mean(trend.last, shown)),
                earlier: isolate(results.mean(trend.earlierMean, shown)),
              })
            : t('cell.noTrend')
        }
      >
        <bdi>{change ?? none}</bdi>
      </td>
      {rankedBy && <td>{rank === null ? none : formatNumber(rank)}</td>}
    </tr>
  )
})
