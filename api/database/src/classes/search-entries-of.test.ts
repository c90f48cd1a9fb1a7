import { expect, it } from 'vitest'
import type { ClassDocument } from './class.model.ts'
import type { RosterDocument } from '../students/roster.model.ts'
import { searchEntriesOf } from './search-entries-of.ts'

it('a search entry has a key per scope for each prefix of up to eight letters and the whole word', () => {
  const schoolClass = {
    ...{ _id: 'c', name: 'Mathématiques', level: '6e', subjects: ['Mathématiques'], schoolId: 's' },
    ...{ members: [{ userId: 'u' }], deletedAt: null },
  } as unknown as ClassDocument
  const [entry] = searchEntriesOf({ schoolClass, roster: { students: [] }, exams: [] })
  const beginnings = ['m', 'ma', 'mat', 'math', 'mathe', 'mathem', 'mathema', 'mathemat']
  const words = [...beginnings, 'mathematiques', '6', '6e']
  expect(entry?.keys).toEqual(['u', 's'].flatMap((scope) => words.map((word) => `${scope}:class:${word}`)))
})

it.each(["O'NEILL", 'O’Neill'])(
  '%s has the keys of its parts, and of the name without its apostrophe',
  (lastName) => {
    const schoolClass = {
      ...{ _id: 'c', name: '', level: '', subjects: [], schoolId: null },
      ...{ members: [{ userId: 'u' }], deletedAt: null },
    } as unknown as ClassDocument
    const student = { id: 's', firstName: '', lastName, deletedAt: null }
    const roster = { students: [student] } as unknown as Pick<RosterDocument, 'students'>
    const [, entry] = searchEntriesOf({ schoolClass, roster, exams: [] })
    for (const word of ['o', 'neill', 'onei', 'oneill']) expect(entry?.keys).toContain(`u:student:${word}`)
  },
)
