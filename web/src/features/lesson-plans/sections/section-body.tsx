import type { LessonSectionKey } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { ObjectivesBody } from './objectives-body.tsx'
import { PairsBody } from './pairs-body.tsx'
import { usePlanText } from '../model/plan-language.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../model/read-partial.ts'
import classes from './section-body.module.css'
import { Lines, Written } from './written.tsx'

type Fields = Readonly<Record<string, unknown>>
type Words = ReturnType<typeof usePlanText>

const labelled = (label: string, value: unknown) =>
  textOf(value) && (
    <p>
      <strong>{label}</strong> <Written value={value} />
    </p>
  )

const group = (label: string, items: unknown, body: ReactNode) =>
  listOf(items).length > 0 && (
    <div>
      <h3 className={classes.label}>{label}</h3>
      {body}
    </div>
  )

type SectionKey = Exclude<LessonSectionKey, 'phases'>

const bodies: Record<SectionKey, (fields: Fields, t: Words) => ReactNode> = {
  overview: ({ summary, bigIdea }, t) => (
    <>
      <p>
        <Written value={summary} />
      </p>
      {labelled(t('plan.bigIdea'), bigIdea)}
    </>
  ),
  objectives: ({ items }) => <ObjectivesBody items={items} />,
  priorKnowledge: ({ items, checkQuestion }, t) => (
    <>
      <Lines items={items} />
      {labelled(t('plan.checkQuestion'), checkQuestion)}
    </>
  ),
  materials: ({ items }) => <Lines items={items} />,
  vocabulary: ({ items }) => <PairsBody items={items} term="term" meaning="meaning" />,
  misconceptions: ({ items }) => <PairsBody items={items} term="misconception" meaning="correction" />,
  differentiation: ({ support, core, challenge }, t) => (
    <div className={classes.thirds}>
      {group(t('plan.support'), support, <Lines items={support} />)}
      {group(t('plan.core'), core, <Lines items={core} />)}
      {group(t('plan.challenge'), challenge, <Lines items={challenge} />)}
    </div>
  ),
  assessment: ({ method, criteria, exitQuiz }, t) => (
    <>
      <p>
        <Written value={method} />
      </p>
      {group(t('plan.criteria'), criteria, <Lines items={criteria} />)}
      {group(t('plan.exitQuiz'), exitQuiz, <PairsBody items={exitQuiz} term="question" meaning="answer" />)}
    </>
  ),
  homework: ({ task, minutes }, t) => {
    const count = numberOf(minutes)
    return (
      <>
        <p>
          <Written value={task} />
        </p>
        {count !== null && count > 0 && (
          <p className="text-quiet">{t('plan.homeworkTime', { duration: t('minutes', { count }) })}</p>
        )}
      </>
    )
  },
  extension: ({ items }) => <Lines items={items} />,
  reflection: ({ questions }) => <Lines items={questions} />,
  explanation: () => null,
  examples: () => null,
  board: () => null,
  studentSheet: () => null,
  modelAnswers: () => null,
  pacing: () => null,
}

/** The content of one section, complete or cut off. */
export function SectionBody({ sectionKey, value }: { sectionKey: SectionKey; value: unknown }) {
  const t = usePlanText()
  return <div className={classes.body}>{bodies[sectionKey](fieldsOf(value), t)}</div>
}
