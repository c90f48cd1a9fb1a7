import type { GradingScale, Rounding, TermOverview } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../i18n/format.ts'
import { writePoints } from '../drafts/points.ts'
import classes from './term-overview.module.css'
import { writeShare } from './write-share.ts'

interface OverviewTableProps {
  overview: TermOverview
  scale: GradingScale
  rounding: Rounding
}

/** A row for each student: every exam on its own scale, then the average both ways. */
export function OverviewTable({ overview, scale, rounding }: OverviewTableProps) {
  const { t } = useTranslation('exams')
  const { exams, students, classMean, chosen } = overview
  const average = (share: number | null) => (share === null ? '—' : writeShare(share, scale, rounding))
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
            {exams.map(({ id, title, markId, coefficientHundredths }) => (
              <th key={id} scope="col" className={classes.exam}>
                <Link to={`/marksheet/${markId}`}>
                  <bdi>{title}</bdi>
                </Link>
                <span className={classes.weight}>×{writePoints(coefficientHundredths)}</span>
              </th>
            ))}
            <th scope="col" data-average data-chosen={isChosen('by-maximum')}>
              {t('overview.way.by-maximum.short')}
            </th>
            <th scope="col" data-average data-chosen={isChosen('by-scale')}>
              {t('overview.way.by-scale.short')}
            </th>
          </tr>
          <tr className={classes.meanRow}>
            <td />
            <th scope="row" className={classes.name}>
              {t('overview.classMean')}
            </th>
            {exams.map((exam) => (
              <td key={exam.id}>
                {exam.meanBasisPoints === null
                  ? '—'
                  : writeShare(exam.meanBasisPoints, exam.effectiveScale, exam.effectiveRounding)}
              </td>
            ))}
            <td data-average data-chosen={isChosen('by-maximum')}>
              {average(classMean.byMaximum)}
            </td>
            <td data-average data-chosen={isChosen('by-scale')}>
              {average(classMean.byScale)}
            </td>
          </tr>
        </thead>
        <tbody>
          {students.map(({ studentId, name, number, byMaximum, byScale, results }) => (
            <tr key={studentId}>
              <td className={classes.number}>{formatNumber(number)}</td>
              <th scope="row" className={classes.name}>
                <bdi>{name}</bdi>
              </th>
              {exams.map(({ id, effectiveScale, effectiveRounding }) => (
                <td key={id}>
                  {results[id] === undefined
                    ? '—'
                    : writeShare(results[id], effectiveScale, effectiveRounding)}
                </td>
              ))}
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
