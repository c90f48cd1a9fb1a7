import { lessonSections, LessonObjective } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import {
  aboutAnotherTopic,
  badPlans,
  inAnotherLanguage,
  type ForeignSection,
} from '../../../test/lesson-plans/bad-plans/index.ts'
import { samplePlans } from '../../../test/lesson-plans/sample-plans.ts'
import { checkPlan } from './check-plan.ts'
import { checkSectionContent } from './check-section-content.ts'
import { checklistOf } from './checklist/checklist.ts'
import { lessonNoteCodes } from './note-codes.ts'

describe.each(samplePlans.map((plan) => [plan.name, plan] as const))('a good plan: %s', (_name, plan) => {
  it('fits the wire format', () => {
    for (const { key, value } of plan.sections) expect(lessonSections[key].parse(value)).toEqual(value)
    for (const objective of plan.objectives) expect(LessonObjective.parse(objective)).toEqual(objective)
  })

  it('passes every check', () => {
    expect(checkPlan(plan)).toEqual([])
  })

  it('has a complete checklist', () => {
    expect(checklistOf(plan).filter(({ ok }) => ok !== true)).toEqual([])
  })
})

describe('a good plan with one thing made wrong', () => {
  it.each(badPlans.map((one) => [one.name, one] as const))(
    '%s: the check finds it and nothing else',
    (_name, one) => {
      const found = checkPlan(one.plan).map(({ section, code }) => `${section} ${code}`)
      expect(found).toEqual(one.finds)
    },
  )
})

/** The verdict on a section in the place of another. */
const fatalOf = ({ plan, section }: ForeignSection) =>
  checkSectionContent(section, {
    ...plan,
    finished: plan.sections.slice(
      0,
      plan.sections.findIndex(({ key }) => key === section.key),
    ),
  }).fatal
const named = (foreign: ForeignSection) =>
  [foreign.plan.name, foreign.section.key, foreign.from.name, foreign] as const

describe('a section that must not be shown', () => {
  it.each(inAnotherLanguage.map(named))(
    '%s: %s in the language of “%s” is refused',
    (_plan, _key, _from, foreign) => {
      expect(fatalOf(foreign)).toBe('wrong-language')
    },
  )

  it.each(aboutAnotherTopic.map(named))('%s: %s about “%s” is refused', (_plan, _key, _from, foreign) => {
    expect(fatalOf(foreign)).toBe('off-topic')
  })

  it('a section without content is refused', () => {
    for (const plan of samplePlans) {
      const section = { key: 'reflection', value: { questions: ['…', ' '] } } as const
      expect(checkSectionContent(section, { ...plan, finished: [] }).fatal).toBe('empty')
    }
  })
})

it('each code that a plan can have is found in one of these plans', () => {
  const found = new Set([
    ...badPlans.flatMap(({ finds }) => finds.map((one) => one.split(' ')[1])),
    ...['wrong-language', 'off-topic', 'empty'],
  ])
  // A model's second pass and the reader of its answers report these.
  const reported = ['quiz-key-disagrees', 'quiz-not-checked', 'left-out']
  expect(lessonNoteCodes.filter((code) => !found.has(code))).toEqual(reported)
})
