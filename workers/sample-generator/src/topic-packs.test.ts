import type { Language } from '@classeur/contracts'
import { samplePacks, sampleLessonIds } from '@classeur/domain/lesson-plans'
import { describe, expect, it } from 'vitest'
import { asked, languages, lessonIdsIn, requestFor } from '../../test/kit/lesson-requests.ts'
import { outgoing } from '../../test/kit/whole-plan.ts'
import { openLesson } from './compose/open-lesson.ts'
import { lessonSkills } from './skills/lesson-skills.ts'

const packsIn = (language: Language) =>
  lessonIdsIn(language).map((lessonId) => ({
    lessonId,
    topic: openLesson(outgoing(requestFor(lessonId, language))).topic,
  }))

it('every level of a pack is a lesson of its own, and every lesson belongs to one pack', () => {
  const levels = Object.values(samplePacks).flatMap((pack) => pack.levels.map(({ lessonId }) => lessonId))
  expect(levels.toSorted()).toEqual([...sampleLessonIds].toSorted())
  expect(Object.keys(asked).toSorted()).toEqual([...sampleLessonIds].toSorted())
})

describe.each(languages)('every pack in %s', (language) => {
  const packs = packsIn(language)

  it('has four misconceptions, of which the catalogue of skills knows each', () => {
    for (const { lessonId, topic } of packs) {
      const keys = topic.misconceptions.map(({ key }) => key)
      expect([lessonId, keys.toSorted()]).toEqual([lessonId, Object.keys(lessonSkills[lessonId]).toSorted()])
      expect(keys).toHaveLength(4)
    }
  })

  it('has a quiz with one right option per question, whose others each come from a misconception', () => {
    for (const { lessonId, topic } of packs) {
      const keys = topic.misconceptions.map(({ key }) => key)
      const { choices, open } = topic.quiz
      expect(choices.length).toBeGreaterThanOrEqual(4)
      for (const { options } of choices) {
        const wrong = options.map(([, leadsFrom]) => leadsFrom).filter((leadsFrom) => leadsFrom !== 'right')
        expect([lessonId, wrong.length]).toEqual([lessonId, 3])
        expect(keys).toEqual(expect.arrayContaining(wrong))
        expect(new Set(options.map(([text]) => text)).size).toBe(4)
        expect(new Set(options.map(([, , reason]) => reason)).size).toBe(4)
      }
      const positions = choices.map(({ options }) => options.findIndex(([, from]) => from === 'right'))
      expect([lessonId, new Set(positions).size]).toEqual([lessonId, positions.length])
      const assessed = new Set([...choices, open].map(({ objective }) => objective))
      expect([lessonId, [...assessed].toSorted()]).toEqual([lessonId, [1, 2, 3, 4]])
    }
  })

  it('has a hint for every task of the sheet, and points for every answer', () => {
    for (const { topic } of packs) {
      const { supportTasks, challengeTasks } = topic.differentiation
      const sheet = Object.values(topic.tasks).flat()
      for (const { hint } of sheet) expect(hint).toBeTruthy()
      const extra = topic.misconceptions.map((misconception) => misconception.extra)
      for (const { points } of [...sheet, ...supportTasks, ...challengeTasks, ...extra, topic.homework])
        expect(points.length).toBeGreaterThan(0)
      expect(supportTasks.length).toBeGreaterThanOrEqual(3)
      expect(challengeTasks.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('explains each concept in a text of a few minutes, with an analogy and its limit', () => {
    for (const { lessonId, topic } of packs) {
      expect(topic.concepts.length).toBeGreaterThanOrEqual(2)
      for (const { text, analogy } of topic.concepts) {
        const words = text.split(/\s+/u).length
        expect([lessonId, words >= (language === 'ar' ? 115 : 150) && words <= 270]).toEqual([lessonId, true])
        expect(analogy.split(/\s+/u).length).toBeGreaterThan(35)
      }
    }
  })

  it('shows examples whose calculations no task repeats', () => {
    for (const { lessonId, topic } of packs) {
      const shown = [...topic.worked.map(({ problem }) => problem), topic.faded.problem].flatMap(
        calculationsIn,
      )
      const prompts = [
        ...Object.values(topic.tasks).flat(),
        ...topic.differentiation.supportTasks,
        ...topic.differentiation.challengeTasks,
        ...topic.misconceptions.map((misconception) => misconception.extra),
      ].flatMap(({ prompt, answer }) => calculationsIn(`${prompt} ${answer}`))
      const quiz = [...topic.quiz.choices, topic.quiz.open].flatMap(({ question }) =>
        calculationsIn(question),
      )
      const homework = calculationsIn(JSON.stringify(topic.homework))
      const repeated = [...prompts, ...quiz, ...homework].filter((one) => shown.includes(one))
      expect([lessonId, repeated]).toEqual([lessonId, []])
    }
  })
})

/** The first side of every calculation between dollar signs. */
const calculationsIn = (text: string): string[] =>
  [...text.matchAll(/\$([^$]+)\$/gu)].flatMap(([, formula = '']) => {
    const [first = ''] = formula.split('=')
    return /[+×÷]|\\times|\\div| - /u.test(first) ? [first.trim()] : []
  })
