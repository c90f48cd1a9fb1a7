import { shareNumber } from '@classeur/domain/marks'
import type { SkillErrorsCell, TermErrors } from '@classeur/contracts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorTrendTag } from '../../../components/errors/error-trend-tag.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { results } from '../../../i18n/results.ts'
import { ExamHeads } from './exam-heads.tsx'
import classes from './errors-over-exams.module.css'

/** The share of the points lost in each skill and exam. A cell leads to the skill in the exam's errors table. */
export function SkillErrorsTable({ errors: { exams, skills } }: { errors: TermErrors }) {
  const { t } = useTranslation('term-errors')
  const meaningOf = (cell: SkillErrorsCell) =>
    [
      t('cell.missed', { missed: isolate(formatNumber(cell.missed)), of: isolate(formatNumber(cell.of)) }),
      ...(cell.isReliable ? [] : [t('tooFew.questions', { count: cell.questions })]),
      ...(cell.isError ? [t('cell.error')] : []),
    ].join(' · ')
  return (
    <Panel title={t('skills.title')} aside={t('skills.aside')}>
      {skills.length === 0 ? (
        <p className="text-quiet">{t('skills.none')}</p>
      ) : (
        <>
          <div className={classes.frame} tabIndex={0} role="region" aria-label={t('skills.title')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col" data-column="name">
                    {t('skills.column')}
                  </th>
                  <ExamHeads exams={exams} />
                </tr>
              </thead>
              <tbody>
                {skills.map(({ skillId, name, trend, cells }) => (
                  <tr key={skillId}>
                    <th scope="row" data-column="name">
                      <bdi>{name}</bdi> <ErrorTrendTag trend={trend} cells={cells} />
                    </th>
                    {exams.map(({ id, markId, title }, index) => {
                      const cell = cells[index]
                      if (!cell)
                        return (
                          <td key={id} title={t('cell.notTested')}>
                            <span aria-hidden>–</span>
                            <span className="visually-hidden">{t('cell.notTested')}</span>
                          </td>
                        )
                      const share = results.percent(cell.lostShare)
                      const about = { share: isolate(share), skill: isolate(name), exam: isolate(title) }
                      const meaning = meaningOf(cell)
                      return (
                        <td
                          key={id}
                          data-error={cell.isError || undefined}
                          data-unreliable={!cell.isReliable || undefined}
                          style={
                            { '--lost': `${String(shareNumber(cell.lostShare) * 100)}%` } as CSSProperties
                          }
                        >
                          <Link
                            to={`/marksheet/${markId}/table_errors?skill=${skillId}`}
                            aria-label={`${t('cell.lost', about)} · ${meaning}`}
                            title={meaning}
                          >
                            <bdi>{share}</bdi>
                          </Link>
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={`text-quiet ${classes.how}`}>{t('skills.how')}</p>
        </>
      )}
    </Panel>
  )
}
