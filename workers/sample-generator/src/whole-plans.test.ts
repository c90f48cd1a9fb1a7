import { LessonObjectiveList, lessonSections, lessonSectionKeys, type Language } from '@classeur/contracts'
import { checkPlan, findMaterial, type CheckedPlan } from '@classeur/domain/lesson-plans'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import {
  durations,
  languages,
  lessonIdsIn,
  requestFor,
  teachingModels,
} from '../../test/kit/lesson-requests.ts'
import { stringsIn, wholePlan, type WholePlan } from '../../test/kit/whole-plan.ts'
import { createSampleGenerator } from './create-sample-generator.ts'

// `npm run test:deep` makes hundreds of whole plans, which takes longer than the usual limit on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const text = createSampleGenerator({ paceMs: 0 })
const taskId = /\u2066[TSCHE]\d{1,2}(?:–[TSCHE]\d{1,2})?\u2069|^[TSCHE]\d{1,2}$/gu

/** What people read: without ids of tasks, keywords of the schema, and formulas. */
const proseOf = ({ sections }: WholePlan): string[] =>
  sections
    .filter(({ key }) => key !== 'objectives')
    .flatMap(({ value }) => stringsIn(withoutKeywords(value)))
    .map((part) => part.replaceAll(taskId, '1').replaceAll(/\$[^$]+\$/gu, '½'))

function withoutKeywords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeywords)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).map(([field, part]) => (field === 'kind' ? '' : withoutKeywords(part)))
}

/** In `npm test`, a lesson is written in two of the six models. Over all lessons, each model is used. */
const isWritten = (lesson: number, model: number): boolean => isDeep || (lesson + model) % 3 === 0

/** In `npm test`, a lesson has one duration. Over all lessons, each model has every duration. */
const durationsFor = (language: Language, lesson: number): number[] =>
  durations.filter(
    (_, index) => isDeep || index === (languages.indexOf(language) + 4 * lesson) % durations.length,
  )

describe.each(languages)('a lesson in %s, in its models and durations,', (language: Language) => {
  let plans: WholePlan[] = []
  beforeAll(async () => {
    plans = []
    for (const [lesson, lessonId] of lessonIdsIn(language).entries())
      for (const [model, teachingModel] of teachingModels.entries()) {
        if (!isWritten(lesson, model)) continue
        for (const durationMin of durationsFor(language, lesson)) {
          const request = requestFor(lessonId, language, { teachingModel, durationMin })
          expect(findMaterial(request)).toMatchObject({ available: true, lessonId })
          plans.push(await wholePlan(text, request))
        }
      }
  })

  it('has every section, in order and valid', () => {
    for (const { sections, objectives } of plans) {
      expect(LessonObjectiveList.parse(objectives)).toEqual(objectives)
      expect(sections.map(({ key }) => key)).toEqual(lessonSectionKeys)
      for (const { key, value } of sections) expect(lessonSections[key].parse(value)).toEqual(value)
    }
  })

  it('passes every check that the plans of a model must pass', () => {
    for (const { lesson, objectives, sections } of plans) {
      const { request } = lesson
      const plan = { language, request, objectives, sections } as CheckedPlan
      expect([request.topic, request.teachingModel, request.durationMin, checkPlan(plan)]).toEqual([
        ...[request.topic, request.teachingModel, request.durationMin, []],
      ])
    }
  })

  it('gives every misconception a minute of the lesson, and a phase from the explanation on', () => {
    for (const { lesson, valueOf } of plans) {
      for (const { minute } of valueOf('misconceptions').items) {
        expect(minute).toBeGreaterThan(0)
        expect(minute).toBeLessThanOrEqual(lesson.request.durationMin)
      }
    }
  })

  it('leaves a class time to practise after the explanation and for the quiz', () => {
    for (const { lesson, valueOf } of plans) {
      const phases = valueOf('phases').items
      expect(phases.at(-1)?.minutes).toBeGreaterThan(valueOf('assessment').quizMinutes ?? 60)
      expect(valueOf('studentSheet').tasks.length).toBeGreaterThan(0)
      expect(phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(lesson.request.durationMin)
    }
  })

  it('names only tasks that it contains', () => {
    for (const plan of plans) {
      const { tasks } = plan.valueOf('studentSheet')
      const { supportTasks, challengeTasks } = plan.valueOf('differentiation')
      const ids = new Set([...tasks, ...supportTasks, ...challengeTasks].map(({ id }) => id))
      for (const part of stringsIn([
        plan.valueOf('phases'),
        plan.valueOf('differentiation'),
        plan.valueOf('pacing'),
      ]))
        for (const [id] of part.matchAll(/(?<![\p{L}\p{N}])[TSC]\d{1,2}(?![\p{L}\p{N}])/gu))
          expect(ids, part).toContain(id)
    }
  })

  it('has no remnants of a template and no doubled punctuation', () => {
    for (const plan of plans)
      for (const part of proseOf(plan))
        expect(part).not.toMatch(
          /undefined|NaN|\[object|[{}$]|\u0020{2,}|[^.…]\.\.(?!\.)|\s[.,](?=\s|$)|،\.|؛\.|\?\.$|؟\.$|: *$/u,
        )
  })

  it('is typeset as its language requires', () => {
    const wrong = { en: /[«»]|\u00a0/u, fr: /\u0020[:;?!»%]|«\u0020|'/u, ar: /[a-z?;]|(?<!\d),/iu }[language]
    for (const plan of plans) for (const part of proseOf(plan)) expect(part).not.toMatch(wrong)
  })

  it('lists what the teacher typed and never puts it into sentences of its own', async () => {
    const typed = {
      priorKnowledge: 'Zebra crossings\nTraffic lights',
      materials: 'Twelve cones; no textbook',
      standards: 'RS.4.2',
    }
    for (const lessonId of lessonIdsIn(language)) {
      const { valueOf, sections } = await wholePlan(text, requestFor(lessonId, language, typed))
      expect(valueOf('priorKnowledge').items.slice(0, 2)).toEqual(['Zebra crossings', 'Traffic lights'])
      expect(valueOf('materials').items.slice(0, 2)).toEqual(['Twelve cones', 'no textbook'])
      expect(valueOf('assessment').criteria.at(-1)).toContain('RS.4.2')
      const others = sections.filter(
        ({ key }) => !['priorKnowledge', 'materials', 'assessment'].includes(key),
      )
      expect(JSON.stringify(others)).not.toMatch(/Zebra|cones|RS\.4\.2/u)
    }
  })
})
