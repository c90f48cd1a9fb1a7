import type { Exam } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useScaleName } from '../../../components/grading/use-scale-name.ts'
import { writePoints } from '../model/points.ts'
import { useTerms } from '../model/use-terms.ts'
import classes from './exam-facts.module.css'
import { formatDate } from '../../../i18n/format.ts'

/** The details as plain text, for people who may only read them. */
export function ExamFacts({ exam }: { exam: Exam }) {
  const { t } = useTranslation('exams')
  const scaleName = useScaleName()
  const { nameOf } = useTerms()
  const facts: [string, string | null][] = [
    ['type', t(`type.${exam.type}`)],
    ['date', exam.date && formatDate(exam.date)],
    ['term', nameOf(exam.termId)],
    ['subject', exam.subject || null],
    ['coefficient', writePoints(exam.coefficientHundredths)],
    ['scale', scaleName(exam.effectiveScale)],
    ['passMark', writePoints(exam.effectivePassMarkBasisPoints)],
    ['rounding', t(`rounding.${exam.effectiveRounding}`)],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={classes.fact}>
              <dt>{t(`field.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
