import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../../model/read-partial.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Items } from '../parts/items.tsx'
import { Labelled } from '../parts/labelled.tsx'
import { Lines } from '../parts/text/lines.tsx'
import { Text } from '../parts/text/text.tsx'
import { ObjectiveChoice } from './objective-choice.tsx'
import { QuizOptions } from './quiz-options.tsx'
import classes from './quiz-questions.module.css'

/** The questions of the exit quiz: multiple choice with the key, or open with the answer and marking points. */
export function QuizQuestions({ questions }: { questions: unknown }) {
  const t = usePlanText()
  return (
    <Items
      list={['exitQuiz']}
      items={questions}
      as="ol"
      className={classes.questions}
      itemClassName={classes.question}
      add="question"
    >
      {(item, path) => {
        const { question, blocks, answer, options, objective, markingPoints } = fieldsOf(item)
        const isChoice = listOf(options).length > 0
        const about = <ObjectiveChoice path={[...path, 'objective']} objective={numberOf(objective)} />
        return (
          <>
            <div className={classes.asked}>
              <Text path={[...path, 'question']} value={question} />
            </div>
            <Blocks path={[...path, 'blocks']} blocks={blocks} />
            {isChoice && <QuizOptions question={path} options={options} objective={about} />}
            {!isChoice && textOf(answer) && (
              <Labelled label={t('plan.answer')} isAnswer>
                <div className={classes.answer}>
                  <Text path={[...path, 'answer']} value={answer} />
                </div>
              </Labelled>
            )}
            {!isChoice && listOf(markingPoints).length > 0 && (
              <Labelled label={t('plan.markingPoints')} isAnswer>
                <Lines path={[...path, 'markingPoints']} items={markingPoints} add="markingPoint" />
              </Labelled>
            )}
            {!isChoice && about}
          </>
        )
      }}
    </Items>
  )
}
