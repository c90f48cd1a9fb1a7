import { lessonSectionKeys, lessonSections, LessonRequest, type Language } from '@classeur/contracts'
import { languages } from '@classeur/domain/text'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fittingContext } from './context.ts'
import { exampleOf } from './examples/examples.ts'
import { sectionGroups } from './sections/groups.ts'
import { systemPrompt } from './system-prompt.ts'
import { minutesForQuiz, timetableOf } from './timetable.ts'

/** The fields of a section that a model doesn't write. */
const own = new Set(['fittedFromMin', 'imageId', 'run'])
/** Blocks have a description of their own; the shape of the board shows the simplest one. */
const elsewhere = new Set(['blocks'])

/** The names of all fields in a schema, without those of blocks. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([field, inner]) =>
      elsewhere.has(field) ? [field] : [field, ...fieldsOf(inner)],
    )
  }
  if (def.type === 'array') return fieldsOf(def.element)
  return def.type === 'nullable' || def.type === 'default' ? fieldsOf(def.innerType) : []
}

const request = (changes: Partial<LessonRequest> = {}) =>
  LessonRequest.parse({
    ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Fractions', durationMin: 55 },
    ...{ teachingModel: 'direct', language: 'en', ...changes },
  })

it('every section has a prompt, in the order of the plan', () => {
  const keys = sectionGroups.flatMap((group) => group.keys)
  expect(keys.filter((key) => key !== 'objectives')).toEqual(
    lessonSectionKeys.filter((key) => key !== 'objectives'),
  )
})

it.each(lessonSectionKeys)('the shape of “%s” names exactly the fields that a model writes', (key) => {
  const shape = sectionGroups.flatMap(({ shapes }) => shapes[key] ?? [])[0] ?? ''
  const expected = fieldsOf(lessonSections[key]).filter((field) => !own.has(field))
  const named = [...shape.matchAll(/"(\w+)":/gu)].map(([, field]) => field)
  const block = key === 'board' ? ['kind', 'text'] : []
  expect(new Set(named)).toEqual(new Set([...expected, ...block]))
  // The shape itself is valid JSON, as a model must answer.
  expect(() => JSON.parse(shape)).not.toThrow()
})

describe.each(languages)('a prompt in %s', (language: Language) => {
  it('shows examples in this language, whose JSON can be read', () => {
    for (const { example } of sectionGroups) {
      const text = exampleOf(language, example)
      expect(/\p{Script=Arabic}/u.test(text)).toBe(language === 'ar')
      for (const line of text.split('\n')) {
        const [json] = /\{"[^\n]*\}/u.exec(line.replace(/\s*\([^()]*\)$/u, '')) ?? []
        if (json && /^\S+\s*:\s*\{/u.test(line)) expect(() => JSON.parse(json)).not.toThrow()
      }
    }
  })

  it('names the limits for the age', () => {
    const young = systemPrompt(request({ language, level: 'age 7' }))
    const old = systemPrompt(request({ language, level: 'age 16' }))
    expect(young).toContain('students of 7 to 8 years')
    expect(old).toContain('students of 16 to 17 years')
    expect(systemPrompt(request({ language, level: 'my class' }))).toContain('weakest reader')
  })
})

describe('the timetable in the prompts', () => {
  it.each([10, 20, 45, 60, 120, 240])(
    'of %i minutes fills the lesson and leaves time for the quiz',
    (durationMin) => {
      for (const teachingModel of [
        'direct',
        'inquiry',
        'five-e',
        'cooperative',
        'flipped',
        'project',
      ] as const) {
        const timetable = timetableOf(request({ durationMin, teachingModel }))
        expect(timetable[0]?.from).toBe(0)
        expect(timetable.at(-1)?.to).toBe(durationMin)
        for (const [index, { from, to }] of timetable.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(from).toBe(index === 0 ? 0 : timetable[index - 1]?.to)
        }
        expect(minutesForQuiz(timetable)).toBeGreaterThanOrEqual(durationMin >= 40 ? 5 : 1)
        const ids = timetable.flatMap(({ taskIds }) => taskIds)
        expect(ids).toEqual(ids.map((_id, index) => `T${index + 1}`))
        expect(ids.length).toBeGreaterThan(0)
      }
    },
  )
})

describe('the context of a prompt', () => {
  const section = (key: 'overview' | 'board' | 'reflection' | 'pacing', length: number) =>
    ({ key, value: { questions: ['x'.repeat(length)] } }) as never
  const finished = [
    section('overview', 100),
    section('board', 100),
    section('pacing', 900),
    section('reflection', 100),
  ]
  const keysIn = (characters: number) =>
    fittingContext(finished, ['pacing', 'reflection'], characters).map(({ key }) => key)

  it('loses what the task can do without first, oldest first, then the longest', () => {
    expect(keysIn(Infinity)).toEqual(['overview', 'board', 'pacing', 'reflection'])
    expect(keysIn(1200)).toEqual(['board', 'pacing', 'reflection'])
    expect(keysIn(1100)).toEqual(['pacing', 'reflection'])
    expect(keysIn(200)).toEqual(['reflection'])
    expect(keysIn(0)).toEqual([])
  })
})
