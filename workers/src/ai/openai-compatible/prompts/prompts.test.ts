import {
  lessonSectionKeys,
  lessonSections,
  LessonRequest,
  type Language,
  type LessonSectionKey,
} from '@classeur/contracts'
import { checkSectionContent } from '@classeur/domain/lesson-plans'
import { languages } from '@classeur/domain/text'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fittingContext } from './context.ts'
import { explanationBudget } from './explanation-budget.ts'
import { exampleOf } from './examples/examples.ts'
import { promptLanguages } from './languages.ts'
import { groupOf, sectionGroups } from './sections/groups.ts'
import type { Needs } from './sections/section-group.ts'
import { sectionsPrompt } from './sections-prompt.ts'
import { systemPrompt } from './system-prompt.ts'
import { minutesForQuiz, plannedTasks, timetableOf } from './timetable.ts'

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

it('every section has one prompt, and phases come after the tasks that they speak about', () => {
  const keys = sectionGroups.flatMap((group) => group.keys)
  expect(keys.toSorted()).toEqual(lessonSectionKeys.toSorted())
  expect(keys.indexOf('phases')).toBeGreaterThan(keys.indexOf('studentSheet'))
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
        const timetable = timetableOf(request({ durationMin, teachingModel }), 3)
        expect(timetable[0]?.from).toBe(0)
        expect(timetable.at(-1)?.to).toBe(durationMin)
        for (const [index, { from, to }] of timetable.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(from).toBe(index === 0 ? 0 : timetable[index - 1]?.to)
        }
        expect(minutesForQuiz(timetable)).toBeGreaterThanOrEqual(durationMin >= 40 ? 5 : 1)
        const ids = plannedTasks(timetable).map(({ id }) => id)
        expect(ids).toEqual(ids.map((_id, index) => `T${index + 1}`))
        expect(ids.length).toBeGreaterThan(0)
      }
    },
  )
})

/** The text of a section's rules, as a prompt has them. */
const promptOf = (key: LessonSectionKey, changes: Partial<LessonRequest> = {}, objectives = 3) =>
  sectionsPrompt({
    lesson: {
      ...{ request: request(changes), context: null, brief: 'The brief' },
      objectives: Array.from({ length: objectives }, () => ({ text: '', bloomLevel: 'apply', evidence: '' })),
    },
    ...{ finished: [], group: groupOf(key), keys: [key], contextCharacters: Infinity },
  }).user

describe('the limits in the prompts', () => {
  /** Every text field of a schema with its longest text, without blocks and the fields that code fills in. */
  function longest(schema: z.core.$ZodType, field = ''): (readonly [field: string, length: number])[] {
    const { def } = (schema as z.core.$ZodTypes)._zod
    if (def.type === 'object')
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        elsewhere.has(name) || own.has(name) || ['id', 'taskId', 'letter'].includes(name)
          ? []
          : longest(inner, name),
      )
    if (def.type === 'array') return longest(def.element, field)
    if (def.type === 'nullable' || def.type === 'default') return longest(def.innerType, field)
    if (def.type !== 'string') return []
    const takes = (length: number) => z.safeParse(schema, 'x'.repeat(length)).success
    // The shortest objective has three letters.
    let length = 3
    expect(takes(length)).toBe(true)
    while (takes(length + 1) && length < 10_000) length += 1
    return [[field, length]]
  }

  it.each(lessonSectionKeys)('of “%s” are those with which an answer is read', (key) => {
    const prompt = promptOf(key)
    for (const [field, length] of longest(lessonSections[key])) {
      const pattern = new RegExp(`"${field}"[^;]*≤ ${length} characters`, 'u')
      expect(prompt).toMatch(pattern)
    }
  })

  it('of lists and blocks stand beside them', () => {
    expect(promptOf('pacing')).toContain('"below70" ≤ 800 characters')
    expect(promptOf('pacing')).toContain('"cuts" 1 to 6, each ("what" ≤ 400 characters; "minutes" 1 to 120)')
    expect(promptOf('priorKnowledge')).toContain('"checkAnswer" ≤ 400 characters')
    expect(promptOf('studentSheet')).toContain('"blocks" ≤ 4')
    expect(promptOf('assessment')).toContain('"options" ≤ 6, each ("text" ≤ 300 characters')
    expect(promptOf('board')).toContain('number-line ("marks" ≤ 20, each ("label" ≤ 80 characters))')
    expect(promptOf('board')).toContain('"rows" 1 to 30, each 1 to 8, each ≤ 300 characters')
    expect(promptOf('priorKnowledge')).not.toContain('that blocks take')
  })
})

describe('the requests for phases, sheet and quiz', () => {
  const models = ['direct', 'inquiry', 'five-e', 'cooperative', 'flipped', 'project'] as const

  it.each(models)('of the model “%s” name the same tasks, objectives and minutes', (teachingModel) => {
    for (const durationMin of [20, 45, 60, 120]) {
      const changes = { teachingModel, durationMin }
      const tasks = (key: LessonSectionKey) =>
        [
          ...promptOf(key, changes)
            .split('From a plan')[0]!
            .matchAll(/T\d+ \([^)]*min\)(?=[,:\n])/gu),
        ].map(([task]) => task)
      expect(tasks('phases')).toEqual(tasks('studentSheet'))
      expect(tasks('phases').length).toBeGreaterThan(0)
      const timetable = timetableOf(request(changes), 3)
      const last = timetable.at(-1)!
      const minutes = Math.max(1, last.to - last.from - 2)
      expect(promptOf('phases', changes)).toContain(`the exit quiz (${minutes} minutes)`)
      expect(promptOf('assessment', changes)).toContain(`"quizMinutes": ${minutes},`)
    }
  })

  it.each(models)(
    'of the model “%s” have a task for each objective, within the minutes of its phase',
    (teachingModel) => {
      for (const durationMin of [20, 45, 60, 120]) {
        for (const objectives of [1, 3, 4, 6]) {
          const timetable = timetableOf(request({ teachingModel, durationMin }), objectives)
          const numbers = plannedTasks(timetable).flatMap(({ objective }) => objective ?? [])
          expect(new Set(numbers).size).toBe(objectives)
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
          for (const { from, to, tasks, role } of timetable) {
            const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0)
            expect(minutes).toBeLessThanOrEqual(Math.max(to - from, tasks.length))
            if (role === 'recall' || role === 'predict') {
              expect(tasks.every(({ objective }) => objective === null)).toBe(true)
            }
          }
        }
      }
    },
  )

  it.each(models)(
    'of the model “%s” have both worked examples, and time for what is explained',
    (teachingModel) => {
      for (const durationMin of [20, 45, 60, 120]) {
        const timetable = timetableOf(request({ teachingModel, durationMin }), 3)
        expect(timetable.flatMap(({ examples }) => examples)).toEqual([1, 2])
        const explains = timetable.find(({ role }) => role === 'model')!
        const budget = explanationBudget(explains.to - explains.from)
        expect(promptOf('explanation', { teachingModel, durationMin })).toContain(
          `about ${budget.wordCount} words`,
        )
      }
    },
  )

  it('have the faded example at most once', () => {
    for (const teachingModel of models) {
      const planned = plannedTasks(timetableOf(request({ teachingModel }), 3))
      expect(planned.filter(({ isFaded }) => isFaded).length).toBeLessThanOrEqual(1)
    }
    expect(plannedTasks(timetableOf(request(), 0)).every(({ objective }) => objective === null)).toBe(true)
  })
})

describe('the context of a prompt', () => {
  const section = (key: LessonSectionKey, length: number) =>
    ({ key, value: { questions: ['x'.repeat(length)], none: null } }) as never
  const finished = [
    section('overview', 100),
    section('board', 200),
    section('pacing', 900),
    section('reflection', 100),
  ]
  const needs: Needs = { overview: true, pacing: true, board: () => ({ short: 'part' }) }
  const keysIn = (characters: number) => fittingContext(finished, needs, characters).map(({ key }) => key)

  it('has what the task needs, and of some sections only a part', () => {
    expect(keysIn(Infinity)).toEqual(['overview', 'board', 'pacing'])
    expect(fittingContext(finished, needs, Infinity)[1]).toEqual({ key: 'board', value: { short: 'part' } })
    expect(JSON.stringify(fittingContext(finished, needs, Infinity))).not.toContain('none')
  })

  it('loses the longest part first', () => {
    expect(keysIn(900)).toEqual(['overview', 'board'])
    expect(keysIn(50)).toEqual(['board'])
    expect(keysIn(0)).toEqual([])
  })

  it('of homework has the tasks, and not the explanation', () => {
    const { needs: ofHomework } = groupOf('homework')
    expect(Object.keys(ofHomework)).not.toContain('explanation')
    expect(Object.keys(ofHomework)).toContain('studentSheet')
  })
})

it('the check doesn’t report a calculation in the rules that is wrong on purpose', () => {
  const facts = { request: request(), objectives: [], finished: [] }
  for (const language of languages) {
    const text = `${promptLanguages[language].writes}.`
    const value = { concepts: [{ title: '', text, analogy: '', blocks: [] }] }
    const { problems } = checkSectionContent({ key: 'explanation', value }, { ...facts, language })
    expect(problems.join(' ')).not.toContain('14')
  }
})
