import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areaOfLShapes } from '../../../../test/lesson-plans/area-of-l-shapes/index.ts'
import type { SamplePlan } from '../../../../test/lesson-plans/build.ts'
import { edited } from '../../../../test/lesson-plans/bad-plans/edit.ts'
import { samplePlans } from '../../../../test/lesson-plans/sample-plans.ts'
import { checklistOf, type ChecklistRow } from './checklist.ts'

const row = <Id extends ChecklistRow['id']>(plan: SamplePlan, id: Id) =>
  checklistOf(plan).find((one) => one.id === id) as Extract<ChecklistRow, { id: Id }>

describe('the checklist of a lesson plan', () => {
  it('says what is in the plan', () => {
    expect(row(areaOfLShapes, 'minutes')).toEqual({
      ...{ id: 'minutes', ok: true, params: { sum: 60, duration: 60 }, fix: null },
    })
    expect(row(areaOfLShapes, 'levels').params.levels).toEqual(['remember', 'apply', 'analyse', 'evaluate'])
    expect(row(areaOfLShapes, 'differentiation').params).toEqual({ groups: ['A', 'B'], missing: [] })
    expect(row(areaOfLShapes, 'materials').params.listed).toHaveLength(3)
  })

  it('offers to fit minutes that don’t add up', () => {
    const late = edited(areaOfLShapes, 'phases', (value) => {
      for (const phase of value.items) phase.minutes += 1
    })
    expect(row(late, 'minutes')).toMatchObject({ ok: false, params: { sum: 65 }, fix: 'fit-minutes' })
  })

  it('offers no fix if the lesson has fewer minutes than phases', () => {
    const short = { ...areaOfLShapes, request: { ...areaOfLShapes.request, durationMin: 4 } }
    expect(row(short, 'minutes')).toMatchObject({ ok: false, fix: null })
  })

  it('names the objectives without a quiz question', () => {
    const plan = edited(areaOfLShapes, 'assessment', ({ exitQuiz }) => {
      for (const question of exitQuiz)
        question.objective = question.objective === 3 ? null : question.objective
    })
    expect(row(plan, 'assessment')).toMatchObject({ ok: false, params: { objectives: 4, missing: [3] } })
  })

  it('names groups without a task, and materials that are excluded or not listed', () => {
    expect(row({ ...areaOfLShapes, groups: ['A', 'B', 'C'] }, 'differentiation')).toMatchObject({
      ...{ ok: false, params: { groups: ['A', 'B'], missing: ['C'] } },
    })
    const plan = edited(areaOfLShapes, 'phases', (value) => {
      for (const phase of value.items) phase.students = 'Use the calculator and the protractor.'
    })
    expect(row(plan, 'materials')).toMatchObject({
      ...{ ok: false, params: { excluded: ['calculators'], unlisted: ['protractor'] } },
    })
  })

  it('decides nothing about sections that aren’t written yet', () => {
    const started = { ...areaOfLShapes, sections: areaOfLShapes.sections.slice(0, 2) }
    expect(checklistOf(started).map(({ id, ok }) => [id, ok])).toEqual([
      ...[
        ['minutes', null],
        ['assessment', null],
        ['levels', true],
      ],
      ...[
        ['differentiation', null],
        ['materials', null],
      ],
    ])
  })

  it('doesn’t ask for finished versions in a plan of an older version, which has no sheet', () => {
    const old = edited(areaOfLShapes, 'differentiation', (value) => {
      Object.assign(value, { supportTasks: [], challengeTasks: [] })
    })
    expect(row(old, 'differentiation').ok).toBe(false)
    const sections = old.sections.filter(({ key }) => key !== 'studentSheet')
    expect(row({ ...old, sections }, 'differentiation').ok).toBe(true)
  })

  it('is complete for every sample plan', () => {
    for (const plan of samplePlans) expect(checklistOf(plan).every(({ ok }) => ok)).toBe(true)
  })
})

/** The files that a file imports, directly or through others. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^']*'(\.[^']+)'/gmu))
    importsOf(join(dirname(file), path), seen)
  return seen
}

it('the checklist pulls no word lists of languages into the browser', () => {
  const root = join(import.meta.dirname, '..')
  const own = [...importsOf(join(root, 'checklist/checklist.ts'))].map((file) => relative(root, file))
  expect(readdirSync(join(root, 'language')).length).toBeGreaterThan(2)
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((file) => /^(language|prose|objectives|arithmetic)\//u.test(file))).toEqual([])
  expect(own).not.toContain('topic/content-words.ts')
})
