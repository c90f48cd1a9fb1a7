import { expect, it } from 'vitest'
import type { ClassDocument } from './class.model.ts'
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
