import { shownOf } from '@classeur/domain/marks'
import type { ExactShare, TermOverview } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProvisionalTag } from '../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../components/grading/use-papers-text.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { results } from '../../../i18n/results.ts'
import { writePoints } from '../model/points.ts'
import classes from './overview-table.module.css'

/** A row for each student: every exam on its own scale, then both averages. */
export function OverviewTable({ overview }: { overview: TermOverview }) {
  const { t } = useTranslation('exams')
  const papersText = usePapersText()
  const { exams, students, classMean, chosen } = overview
  const shown = shownOf(overview)
  const average = (share: ExactShare | null) => (share === null ? '—' : results.meanNumber(share, shown))
  const meanOfAll = (share: ExactShare | null) => (share === null ? '—' : results.mean(share, shown))
  const unit = <bdi className={classes.weight}>{results.unit(shown.scale)}</bdi>
  const isChosen = (way: TermOverview['chosen']) => (chosen === way ? true : undefined)
  return (
    <div className={classes.frame} tabIndex={0} role="region" aria-label={t('overview.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('overview.number')}</th>
            <th scope="col" className={classes.name}>
              {t('overview.student')}
            </th>
            {exams.map(({ id, title, markId, coefficientHundredths, effectiveScale }) => (
              <th key={id} scope="col" className={classes.exam}>
                <Link to={`/marksheet/${markId}`}>
                  <bdi>{title}</bdi>
                </Link>
                <span className={classes.weight}>
                  <bdi>{results.unit(effectiveScale)}</bdi> ×{writePoints(coefficientHundredths)}
                </span>
              </th>
            ))}
            <th scope="col" data-average data-chosen={isChosen('by-maximum')}>
              {t('overview.way.by-maximum.short')} {unit}
            </th>
            <th scope="col" data-average data-chosen={isChosen('by-scale')}>
              {t('overview.way.by-scale.short')} {unit}
            </th>
          </tr>
          <tr className={classes.meanRow}>
            <td />
            <th scope="row" className={classes.name}>
              {t('overview.classMean')}
            </th>
            {exams.map((exam) => (
              <td key={exam.id} title={papersText(exam.mean)}>
                <bdi>{exam.mean.share === null ? '—' : results.mean(exam.mean.share, shownOf(exam))}</bdi>{' '}
                <ProvisionalTag mean={exam.mean} />
              </td>
            ))}
            <td data-average data-chosen={isChosen('by-maximum')}>
              <bdi>{meanOfAll(classMean.byMaximum)}</bdi>
            </td>
            <td data-average data-chosen={isChosen('by-scale')}>
              <bdi>{meanOfAll(classMean.byScale)}</bdi>
            </td>
          </tr>
        </thead>
        <tbody>
          {students.map(({ studentId, name, number, byMaximum, byScale, results: reached }) => (
            <tr key={studentId}>
              <td className={classes.number}>{formatNumber(number)}</td>
              <th scope="row" className={classes.name}>
                <bdi>{name}</bdi>
              </th>
              {exams.map((exam) => {
                const share = reached[exam.id]
                return (
                  <td key={exam.id}>
                    {share === undefined ? '—' : results.resultNumber(share, shownOf(exam))}
                  </td>
                )
              })}
              <td data-average data-chosen={isChosen('by-maximum')}>
                {average(byMaximum)}
              </td>
              <td data-average data-chosen={isChosen('by-scale')}>
                {average(byScale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
