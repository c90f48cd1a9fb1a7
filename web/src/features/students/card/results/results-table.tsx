import { shownOf } from '@classeur/domain/marks'
import type { StudentCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProvisionalTag } from '../../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../../components/grading/use-papers-text.ts'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { results as texts } from '../../../../i18n/results.ts'
import classes from './results-table.module.css'

/** The chart as numbers: for each exam the result on its scale, points, percentage and class mean. */
export function ResultsTable({ results }: { results: StudentCard['results'] }) {
  const { t } = useTranslation('students')
  const papersText = usePapersText()
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('card.numbers')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('card.exam')}</th>
            <th scope="col">{t('card.result')}</th>
            <th scope="col" className={classes.points}>
              {t('card.points')}
            </th>
            <th scope="col">%</th>
            <th scope="col">{t('card.classMean')}</th>
          </tr>
        </thead>
        <tbody>
          {results.toReversed().map((result) => {
            const { share, classMean, pointsHundredths, maximumHundredths } = result
            const shown = shownOf(result)
            const points =
              pointsHundredths === null ? null : texts.pointsOf(pointsHundredths, maximumHundredths)
            return (
              <tr key={result.examId}>
                <th scope="row">
                  <Link to={`/marksheet/${result.markId}`}>
                    <bdi>{result.title}</bdi>
                  </Link>
                  {result.date && (
                    <time className={classes.date} dateTime={result.date}>
                      {formatDayMonth(result.date)}
                    </time>
                  )}
                </th>
                <td className={classes.resultCell} data-points={points ?? undefined}>
                  {share === null ? (
                    result.toEnter > 0 ? (
                      <span className="text-quiet">{t('card.notComplete')}</span>
                    ) : (
                      '—'
                    )
                  ) : (
                    <bdi className={classes.result}>{texts.result(share, shown)}</bdi>
                  )}
                </td>
                <td className={classes.points}>
                  <bdi>{points ?? '—'}</bdi>
                </td>
                <td>{share === null ? '—' : texts.percent(share)}</td>
                <td title={papersText(classMean)} className={classes.classMean}>
                  <ProvisionalTag mean={classMean} />{' '}
                  <bdi>{classMean.share === null ? '—' : texts.mean(classMean.share, shown)}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
