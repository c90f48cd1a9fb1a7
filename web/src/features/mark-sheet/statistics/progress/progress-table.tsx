import { shownOf } from '@classeur/domain/marks'
import type { Progress } from '@classeur/domain/marks'
import type { GradebookExam } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProvisionalTag } from '../../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../../components/grading/use-papers-text.ts'
import { formatDayMonth, formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results as texts } from '../../../../i18n/results.ts'
import { HowButton } from '../how/how-button.tsx'
import type { HowComputed } from '../how/how-computed.ts'
import { ExplainedExam } from '../how/worked-sheet.tsx'
import classes from './progress-table.module.css'

interface ProgressTableProps {
  progress: Progress<GradebookExam>
  /** The exam of this sheet. */
  examId: string
  /** The heading of the student's results; null without a student. */
  student: string | null
}

/** The numbers of the chart: for each exam the mean of the class and the student's result, each on the exam's scale. */
export function ProgressTable({ progress: { points }, examId, student }: ProgressTableProps) {
  const { t } = useTranslation('mark-statistics')
  const papersText = usePapersText()
  const howOf = ({ exam, mean }: (typeof points)[number], text: string): HowComputed => ({
    title: t('progress.how', { exam: isolate(exam.title) }),
    formula: 'Σ (x / max) / n',
    numbers: `n = ${formatNumber(mean.papers)}, = ${text}`,
    rows: [{ label: t('how.students'), value: papersText(mean) }],
  })
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('progress.numbers')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('progress.exam')}</th>
            <th scope="col">{t('progress.classMean')}</th>
            <th scope="col">%</th>
            {student !== null && (
              <>
                <th scope="col">
                  <bdi>{student}</bdi>
                </th>
                <th scope="col">%</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => {
            const { exam, mean, share } = point
            const shown = shownOf(exam)
            const meanText = mean.share === null ? null : texts.mean(mean.share, shown)
            return (
              <tr key={exam.id} aria-current={exam.id === examId || undefined}>
                <th scope="row">
                  <Link to={`/marksheet/${exam.markId}/statistics`}>
                    <bdi>{exam.title}</bdi>
                  </Link>
                  {exam.date && <span className={classes.date}>{formatDayMonth(exam.date)}</span>}
                </th>
                <td>
                  <ProvisionalTag mean={mean} />{' '}
                  {meanText === null ? (
                    '–'
                  ) : (
                    <ExplainedExam value={exam.id}>
                      <HowButton
                        label={t('progress.meanOf', { exam: isolate(exam.title), mean: isolate(meanText) })}
                        how={() => howOf(point, meanText)}
                      >
                        <bdi>{meanText}</bdi>
                      </HowButton>
                    </ExplainedExam>
                  )}
                </td>
                <td>{mean.share === null ? '–' : texts.percent(mean.share)}</td>
                {student !== null && (
                  <>
                    <td>{share === null ? '–' : <bdi>{texts.result(share, shown)}</bdi>}</td>
                    <td>{share === null ? '–' : texts.percent(share)}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
