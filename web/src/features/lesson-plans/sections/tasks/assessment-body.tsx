import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, numberOf } from '../../model/read-partial.ts'
import { Labelled } from '../parts/labelled.tsx'
import { Lines } from '../parts/text/lines.tsx'
import { Text } from '../parts/text/text.tsx'
import { Amount } from '../parts/value-tags.tsx'
import { QuizQuestions } from './quiz-questions.tsx'

const longestQuizMin = 60

/** How each objective is assessed: the method, the criteria, and the exit quiz with its key. */
export function AssessmentBody({ value }: { value: unknown }) {
  const t = usePlanText()
  const { method, criteria, exitQuiz, quizMinutes } = fieldsOf(value)
  return (
    <>
      <Text path={['method']} value={method} prompt={t('frame.prompt.assessment')} />
      {listOf(criteria).length > 0 && (
        <Labelled label={t('plan.criteria')}>
          <Lines path={['criteria']} items={criteria} add="line" />
        </Labelled>
      )}
      {listOf(exitQuiz).length > 0 && (
        <Labelled
          label={t('plan.exitQuiz')}
          aside={
            <Amount
              path={['quizMinutes']}
              value={numberOf(quizMinutes)}
              label="minutesOfQuiz"
              from={1}
              to={longestQuizMin}
              show={(count) => t('minutes', { count })}
              none={t('plan.noTime')}
            />
          }
        >
          <QuizQuestions questions={exitQuiz} />
        </Labelled>
      )}
    </>
  )
}
