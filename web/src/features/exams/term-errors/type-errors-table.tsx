import type { TermErrors } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorTrendTag } from '../../../components/errors/error-trend-tag.tsx'
import { useErrorTypeName } from '../../../components/errors/use-error-type-name.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { ExamHeads } from './exam-heads.tsx'
import classes from './errors-over-exams.module.css'

/** How often each error type was noted in each exam. A cell leads to the exam's errors table. */
export function TypeErrorsTable({ errors: { exams, types } }: { errors: TermErrors }) {
  const { t } = useTranslation('term-errors')
  const nameOf = useErrorTypeName()
  return (
    <Panel title={t('types.title')} aside={t('types.aside')}>
      {types.length === 0 ? (
        <p className="text-quiet">{t('types.none')}</p>
      ) : (
        <>
          <div className={classes.frame} tabIndex={0} role="region" aria-label={t('types.title')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col" data-column="name">
                    {t('types.column')}
                  </th>
                  <ExamHeads exams={exams} />
                  <th scope="col">{t('types.total')}</th>
                </tr>
              </thead>
              <tbody>
                {types.map(({ type, trend, counts, total }) => (
                  <tr key={type}>
                    <th scope="row" data-column="name">
                      <bdi>{nameOf(type)}</bdi> <ErrorTrendTag trend={trend} />
                    </th>
                    {exams.map(({ id, markId, title }, index) => {
                      const count = counts[index] ?? null
                      if (count === null)
                        return (
                          <td key={id} title={t('cell.notNoted')}>
                            <span aria-hidden>–</span>
                            <span className="visually-hidden">{t('cell.notNoted')}</span>
                          </td>
                        )
                      return (
                        <td key={id}>
                          <Link
                            to={`/marksheet/${markId}/table_errors`}
                            aria-label={t('cell.count', {
                              times: formatNumber(count),
                              type: isolate(nameOf(type)),
                              exam: isolate(title),
                            })}
                          >
                            <bdi>{formatNumber(count)}</bdi>
                          </Link>
                        </td>
                      )
                    })}
                    <td data-total>{formatNumber(total)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={`text-quiet ${classes.how}`}>{t('types.how')}</p>
        </>
      )}
    </Panel>
  )
}
