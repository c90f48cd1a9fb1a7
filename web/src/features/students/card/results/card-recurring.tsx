import type { StudentCard } from '@classeur/contracts'
import { fewestQuestionsOfSkill } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorTrendTag } from '../../../../components/errors/error-trend-tag.tsx'
import { useErrorTypeName } from '../../../../components/errors/use-error-type-name.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import classes from './card-recurring.module.css'

interface CardRecurringProps {
  classId: string
  studentId: string
  recurring: StudentCard['recurring']
}

/**
 * The student's errors over the exams: the skills in which more than half of the points were lost, and the error types,
 * each with what became of it. The numbers lead to the errors tables of the exams.
 */
export function CardRecurring({ classId, studentId, recurring }: CardRecurringProps) {
  const { t } = useTranslation('term-errors')
  const nameOf = useErrorTypeName(classId)
  const { exams, skills, types } = recurring
  const erring = skills.filter(({ cells }) => cells.some((cell) => cell?.isError))
  return (
    <section className={classes.part} aria-labelledby="card-recurring">
      <h3 id="card-recurring" className={classes.heading}>
        {t('card.title')}
      </h3>
      {erring.length === 0 && <p className="text-quiet">{t('card.noSkill')}</p>}
      <ul className={classes.list} aria-label={t('skills.title')}>
        {erring.map(({ skillId, name, trend, cells }) => (
          <li key={skillId} className={classes.error}>
            <span>
              <bdi>{name}</bdi> <ErrorTrendTag trend={trend} cells={cells} />
            </span>
            <span className={classes.exams}>
              {exams.map(({ id, markId, title }, index) => {
                const cell = cells[index]
                if (!cell) return null
                const share = results.percent(cell.lostShare)
                const label = t('cell.lost', {
                  ...{ share: isolate(share), skill: isolate(name), exam: isolate(title) },
                })
                return (
                  <Link
                    key={id}
                    to={`/marksheet/${markId}/table_errors?skill=${skillId}&student=${studentId}`}
                    aria-label={label}
                    title={label}
                    data-error={cell.isError || undefined}
                  >
                    <bdi>{share}</bdi>
                  </Link>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
      <ul className={classes.list} aria-label={t('types.title')}>
        {types.map(({ type, trend, counts }) => (
          <li key={type} className={classes.error}>
            <span>
              <bdi>{nameOf(type)}</bdi> <ErrorTrendTag trend={trend} />
            </span>
            <span className={classes.exams}>
              {exams.map(({ id, markId, title }, index) => {
                const count = counts[index] ?? null
                if (count === null) return null
                const times = `×${formatNumber(count)}`
                const label = t('cell.count', {
                  ...{ times, type: isolate(nameOf(type)), exam: isolate(title) },
                })
                return (
                  <Link
                    key={id}
                    to={`/marksheet/${markId}/table_errors`}
                    aria-label={label}
                    title={label}
                    data-error={count > 0 || undefined}
                  >
                    <bdi>{times}</bdi>
                  </Link>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-quiet">{t('card.how', { questions: fewestQuestionsOfSkill })}</p>
    </section>
  )
}
