import { lessonSectionKeys, lessonSections, type LessonSectionKey } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { objective, request } from '../../../testing/generation-samples.ts'
import { blankSection, newItem, withoutItem } from './blank-sections.ts'
import { valueAt, withValueAt, type Path } from './paths.ts'

const plan = { title: 'Adding fractions', objectives: [objective], request }
const blank = (key: LessonSectionKey, fields = {}) =>
  blankSection(key, { ...plan, request: { ...request, ...fields } }, (role) => `the ${role}`)

describe('a section of an empty frame', () => {
  it.each(lessonSectionKeys)('%s can be saved before everything in it is written', (key) => {
    expect(lessonSections[key].safeParse(blank(key)).error?.issues).toBeUndefined()
  })

  it('starts with what the teacher has entered', () => {
    expect(blank('materials', { materials: 'Strips\nScissors' })).toEqual({ items: ['Strips', 'Scissors'] })
    expect(blank('objectives')).toEqual({ items: [objective] })
    const { items } = blank('phases') as { items: { title: string; minutes: number }[] }
    expect(items.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(request.durationMin)
    expect(items[0]?.title).toMatch(/^the /)
  })
})

const lists: [LessonSectionKey, Path][] = [
  ['priorKnowledge', ['items']],
  ['vocabulary', ['items']],
  ['misconceptions', ['items']],
  ['explanation', ['concepts']],
  ['explanation', ['concepts', 0, 'blocks']],
  ['examples', ['worked', 0, 'steps']],
  ['phases', ['items']],
  ['board', ['blocks']],
  ['studentSheet', ['tasks']],
  ['differentiation', ['groups']],
  ['differentiation', ['challengeTasks']],
  ['assessment', ['exitQuiz']],
  ['assessment', ['exitQuiz', 0, 'options']],
  ['assessment', ['exitQuiz', 0, 'markingPoints']],
  ['modelAnswers', ['items']],
  ['pacing', ['cuts']],
]

it.each(lists)('a new item of %s %s can be saved and removed again', (key, list) => {
  const before = blank(key)
  const items = (valueAt(before, list) ?? []) as unknown[]
  const longer = withValueAt(before, list, [...items, newItem(key, before, list)])
  expect(lessonSections[key].safeParse(longer).error?.issues).toBeUndefined()
  expect(withoutItem(key, longer, [...list, items.length])).toEqual(before)
})

it('a new task gets an id that no other task of the list has', () => {
  const sheet = blank('studentSheet')
  const longer = withValueAt(sheet, ['tasks', 1], newItem('studentSheet', sheet, ['tasks']))
  expect(valueAt(longer, ['tasks', 1, 'id'])).toBe('T2')
  const gap = withoutItem('studentSheet', longer, ['tasks', 0])
  expect(newItem('studentSheet', gap, ['tasks'])).toMatchObject({ id: 'T1' })
})

it('a new need-group gets a letter that no other group has', () => {
  const groups = [{ letter: 'A' }, { letter: 'C' }]
  expect(newItem('differentiation', { groups }, ['groups'])).toMatchObject({ letter: 'B' })
})

it('the last item of a list that may not be empty becomes unwritten, and a lesson keeps two phases', () => {
  const written = { questions: ['What worked?'] }
  expect(withoutItem('reflection', written, ['questions', 0])).toEqual(blank('reflection'))
  const phases = blank('phases') as { items: unknown[] }
  const two = { ...phases, items: phases.items.slice(0, 2) }
  expect(withoutItem('phases', two, ['items', 0])).toBeNull()
})
