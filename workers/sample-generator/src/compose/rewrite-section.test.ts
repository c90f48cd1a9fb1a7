import { lessonSections, type LessonSectionKey, type LessonSections } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { languages, requestsIn } from '../../../test/kit/lesson-requests.ts'
import { wholePlan, type WholePlan } from '../../../test/kit/whole-plan.ts'
import { createSampleGenerator } from '../create-sample-generator.ts'
import { openLesson } from './open-lesson.ts'
import { rewriteSection } from './rewrite-section.ts'

const text = createSampleGenerator({ paceMs: 0 })
const plans: WholePlan[] = []
for (const language of languages)
  for (const request of requestsIn(language)) plans.push(await wholePlan(text, request))

/** A section of every plan, rewritten in one direction, beside the section as it was. */
const rewritten = <K extends LessonSectionKey>(key: K, direction: 'easier' | 'harder') =>
  plans.map(({ lesson, valueOf }) => ({
    before: valueOf(key),
    after: lessonSections[key].parse(
      rewriteSection(openLesson(lesson), key, { direction, words: '' }),
    ) as LessonSections[K],
  }))

it('an easier sheet has a hint in every task, and no task changes its id or its question', () => {
  for (const { before, after } of rewritten('studentSheet', 'easier')) {
    expect(after.tasks.map(({ id }) => id)).toEqual(before.tasks.map(({ id }) => id))
    for (const [index, { prompt }] of after.tasks.entries()) {
      const asked = before.tasks[index]?.prompt ?? ''
      expect(prompt.startsWith(asked)).toBe(true)
      expect(prompt.length).toBeGreaterThan(asked.length)
    }
  }
})

it('easier and harder homework keep the questions, so that the model answer stays valid', () => {
  for (const direction of ['easier', 'harder'] as const)
    for (const { before, after } of rewritten('homework', direction)) {
      expect(after.task).not.toBe(before.task)
      expect(after.blocks).toEqual(before.blocks)
    }
})

it('an easier quiz has one wrong option less in each question, and the right one stays', () => {
  for (const { before, after } of rewritten('assessment', 'easier'))
    for (const [index, { options, answer }] of after.exitQuiz.entries()) {
      const asked = before.exitQuiz[index]
      expect(options).toHaveLength(Math.max(0, (asked?.options.length ?? 0) - 1))
      expect(options.filter(({ correct }) => correct).map((option) => option.text)).toEqual(
        options.length > 0 ? [answer] : [],
      )
    }
})

it('a harder quiz asks the same questions without options, and says what gets points', () => {
  for (const { before, after } of rewritten('assessment', 'harder')) {
    expect(after.exitQuiz.map(({ question, answer }) => [question, answer])).toEqual(
      before.exitQuiz.map(({ question, answer }) => [question, answer]),
    )
    for (const { options, markingPoints } of after.exitQuiz) {
      expect(options).toEqual([])
      expect(markingPoints.length).toBeGreaterThan(0)
    }
  }
})
