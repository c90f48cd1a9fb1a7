import { expect, it } from 'vitest'
import type { ClassDocument } from './class.model.ts'
import type { RosterDocument } from '../students/roster.model.ts'
import { searchWordsOf } from '../search-words.ts'
import { searchEntriesOf } from './search-entries-of.ts'
import { wordBeginning } from '../search-pattern.ts'

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

/** The words that find something with this name. */
function wordsOf(kind: 'class' | 'student' | 'exam', name: string): string[] {
  const schoolClass = {
    ...{ _id: 'c', name: kind === 'class' ? name : '', level: '', subjects: [], schoolId: null },
    ...{ members: [{ userId: 'u' }], deletedAt: null },
  } as unknown as ClassDocument
  const student = { id: 's', firstName: name, lastName: '', deletedAt: null }
  const roster = { students: [student] } as unknown as Pick<RosterDocument, 'students'>
  const exams = [{ _id: 'e', title: name, subject: '' }] as unknown as Parameters<
    typeof searchEntriesOf
  >[0]['exams']
  const entry = searchEntriesOf({ schoolClass, roster, exams }).find((one) => one.kind === kind)
  return (entry?.keys ?? []).map((key) => key.replace(`u:${kind}:`, ''))
}

it.each([
  ['student', 'فاطمة', 'فاطمه'],
  ['student', 'ليلى', 'ليلي'],
  ['student', 'Œillet', 'oeillet'],
  ['student', 'Søren', 'soren'],
  ['student', 'Łukasz', 'lukasz'],
  ['student', 'Strauß', 'strauss'],
  ['student', 'Yıldız', 'yildiz'],
  ['exam', 'Le cœur humain', 'coeur'],
  ['exam', 'اختبار ٣', '3'],
  ['exam', 'Test 3', '٣'],
  ['exam', 'الكسور', 'كسور'],
  ['class', 'الرياضيات', 'رياضيات'],
] as const)('a %s %s is found by %s', (kind, name, typed) => {
  expect(searchWordsOf(typed)).toHaveLength(1)
  expect(wordsOf(kind, name)).toEqual(expect.arrayContaining(searchWordsOf(typed)))
})

it.each([
  ['الرياضيات', 'رياضيات'],
  ['فاطمة', 'فاطمه'],
  ['cœur', 'coeur'],
  ['søren', 'soren'],
  ['ليلى', 'ليلي'],
  ['قراءة', 'قراءه'],
  ['٣', '3'],
])('a text stored as %s by an older version is found by %s', (stored, typed) => {
  const [word = ''] = searchWordsOf(typed)
  expect(` ${stored}`).toMatch(new RegExp(wordBeginning(word), 'u'))
})
