import type { ExamStructure } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { writePoints } from '../model/points.ts'
import classes from './question-list.module.css'

/** The active questions, read-only. */
export function QuestionList({ structure }: { structure: ExamStructure }) {
  const { t } = useTranslation('exams')
  if (structure.mode === 'total') return <p>{t('total.readOnly')}</p>
  return (
    <>
      {structure.exercises.map(({ id, label, questions }) => (
        <section key={id}>
          {label && <h3 className={classes.exercise}>{label}</h3>}
          <ul className="plain-list">
            {questions.flatMap(({ parts }) =>
              parts
                .filter(({ retiredAt }) => retiredAt === null)
                .map((part) => (
                  <li key={part.id} className={classes.row}>
                    <bdi>{part.label}</bdi>
                    <span className="figures">
                      {t('sum.points', {
                        count: part.maxHundredths / 100,
                        points: writePoints(part.maxHundredths),
                      })}
                    </span>
                  </li>
                )),
            )}
          </ul>
        </section>
      ))}
    </>
  )
}
