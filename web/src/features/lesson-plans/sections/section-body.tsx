import type { LessonSectionKey } from '@classeur/contracts'
import { memo, type ReactNode } from 'react'
import { usePlanText } from '../model/plan-language.ts'
import { fieldsOf, numberOf, textOf } from '../model/read-partial.ts'
import { Blocks } from './parts/blocks.tsx'
import { Labelled } from './parts/labelled.tsx'
import { Lines } from './parts/text/lines.tsx'
import { OptionalText } from './parts/text/optional-text.tsx'
import { Text } from './parts/text/text.tsx'
import { Amount } from './parts/value-tags.tsx'
import classes from './section-body.module.css'
import { AssessmentBody } from './tasks/assessment-body.tsx'
import { DifferentiationBody } from './tasks/differentiation-body.tsx'
import { ModelAnswersBody } from './tasks/model-answers-body.tsx'
import { StudentSheetBody } from './tasks/student-sheet-body.tsx'
import { BoardBody } from './teaching/board-body.tsx'
import { ExamplesBody } from './teaching/examples-body.tsx'
import { ExplanationBody } from './teaching/explanation-body.tsx'
import { MisconceptionsBody } from './teaching/misconceptions-body.tsx'
import { ObjectivesBody } from './teaching/objectives-body.tsx'
import { PacingBody } from './teaching/pacing-body.tsx'
import { VocabularyBody } from './teaching/vocabulary-body.tsx'

type Fields = Readonly<Record<string, unknown>>
type Words = ReturnType<typeof usePlanText>
type SectionKey = Exclude<LessonSectionKey, 'phases'>

const longestHomeworkMin = 240

/** A text below its own label, once it has been written. */
const labelled = (t: Words, name: string, value: unknown, prompt?: string) =>
  textOf(value) && (
    <Labelled label={t(`plan.${name}`)}>
      <Text path={[name]} value={value} prompt={prompt} />
    </Labelled>
  )

const bodies: Record<SectionKey, (fields: Fields, t: Words) => ReactNode> = {
  overview: ({ summary, bigIdea }, t) => (
    <>
      <Text path={['summary']} value={summary} prompt={t('frame.prompt.overview')} />
      {labelled(t, 'bigIdea', bigIdea, t('plan.blank.bigIdea'))}
    </>
  ),
  objectives: ({ items }) => <ObjectivesBody items={items} />,
  priorKnowledge: ({ items, checkQuestion, checkAnswer }, t) => (
    <>
      <Lines path={['items']} items={items} add="line" prompt={t('frame.prompt.priorKnowledge')} />
      {labelled(t, 'checkQuestion', checkQuestion)}
      <OptionalText value={checkAnswer}>
        <Labelled label={t('plan.answer')}>
          <Text path={['checkAnswer']} value={checkAnswer} />
        </Labelled>
      </OptionalText>
    </>
  ),
  materials: ({ items }, t) => (
    <Lines path={['items']} items={items} add="line" prompt={t('frame.prompt.materials')} />
  ),
  vocabulary: ({ items }) => <VocabularyBody items={items} />,
  misconceptions: ({ items }) => <MisconceptionsBody items={items} />,
  explanation: ({ concepts }) => <ExplanationBody concepts={concepts} />,
  examples: ({ worked, faded }) => <ExamplesBody worked={worked} faded={faded} />,
  board: ({ blocks }) => <BoardBody blocks={blocks} />,
  studentSheet: (value) => <StudentSheetBody value={value} />,
  differentiation: (value) => <DifferentiationBody value={value} />,
  assessment: (value) => <AssessmentBody value={value} />,
  homework: ({ task, minutes, blocks }, t) => (
    <>
      <Text path={['task']} value={task} prompt={t('frame.prompt.homework')} />
      <Blocks path={['blocks']} blocks={blocks} />
      {(numberOf(minutes) ?? 0) > 0 && (
        <div className={classes.aside}>
          <Amount
            path={['minutes']}
            value={numberOf(minutes)}
            label="minutesOfHomework"
            from={0}
            to={longestHomeworkMin}
            show={(count) => t('plan.homeworkTime', { duration: t('minutes', { count }) })}
          />
        </div>
      )}
    </>
  ),
  extension: ({ items }, t) => (
    <Lines path={['items']} items={items} add="line" prompt={t('frame.prompt.extension')} />
  ),
  modelAnswers: ({ items }) => <ModelAnswersBody items={items} />,
  pacing: ({ cuts, below70 }) => <PacingBody cuts={cuts} below70={below70} />,
  reflection: ({ questions }, t) => (
    <Lines path={['questions']} items={questions} add="line" prompt={t('frame.prompt.reflection')} />
  ),
}

interface SectionBodyProps {
  sectionKey: SectionKey
  value: unknown
}

/** The content of one section, complete or cut off. It renders again only with another value. */
export const SectionBody = memo(function SectionBody({ sectionKey, value }: SectionBodyProps) {
  const t = usePlanText()
  return (
    <div className={classes.body} data-section={sectionKey}>
      {bodies[sectionKey](fieldsOf(value), t)}
    </div>
  )
})
