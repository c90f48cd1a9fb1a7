import { gradeLabel, type GradingScale, type StudentCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDayMonth } from '../../../i18n/format.ts'
import { formatOn, formatPoints, formatShare } from '../card/format-result.ts'
import classes from './student-card.module.css'

interface ResultsTableProps {
  results: StudentCard['results']
  scale: GradingScale
}

const on20 = 20

/** The numbers of the chart: points, percent, on 20 (or the step of the class's scale) and the class mean. */
export function ResultsTable({ results, scale }: ResultsTableProps) {
  const { t } = useTranslation('students')
  const max = scale.kind === 'points' ? scale.max : on20
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('card.numbers')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('card.exam')}</th>
            <th scope="col">{t('card.points')}</th>
            <th scope="col">%</th>
            <th scope="col">
              <bdi dir="ltr">{formatOn(max)}</bdi>
            </th>
            {scale.kind !== 'points' && <th scope="col">{t('card.grade')}</th>}
            <th scope="col">{t('card.classMean')}</th>
          </tr>
        </thead>
        <tbody>
          {results.toReversed().map((result) => (
            <tr key={result.examId}>
              <th scope="row">
                <Link to={`/marksheet/${result.markId}`}>
                  <bdi>{result.title}</bdi>
                </Link>
                {result.date && (
                  <time className={classes.date} dateTime={result.date}>
                    {formatDayMonth(`${result.date}T12:00:00`)}
                  </time>
                )}
              </th>
              <td>
                {result.pointsHundredths === null ? (
                  '—'
                ) : (
                  <bdi dir="ltr">
                    {formatPoints(result.pointsHundredths)} / {formatPoints(result.maximumHundredths)}
                  </bdi>
                )}
              </td>
              <td>{formatShare(result.share)}</td>
              <td>{result.share === null ? '—' : formatPoints((result.share * max) / 100)}</td>
              {scale.kind !== 'points' && (
                <td>{result.share === null ? '—' : gradeLabel(scale, result.share)}</td>
              )}
              <td>{formatShare(result.classMeanShare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
