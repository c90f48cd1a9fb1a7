import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { matchList } from './match-list.ts'

const students = [
  { id: 'a', firstName: 'Yasmine', lastName: 'Abidi' },
  { id: 'b', firstName: 'Élodie', lastName: 'Martin' },
  { id: 'c', firstName: 'Ann', lastName: 'Lee' },
  { id: 'd', firstName: 'Ann', lastName: 'Lee' },
  { id: 'e', firstName: 'محمد', lastName: 'بن علي' },
]
const kinds = (text: string) => matchList(text, students).map(({ kind }) => kind)
const ids = (text: string) => matchList(text, students).map(({ studentIds }) => studentIds)

it('each line finds its student, whatever the order of the names, accents and capitals', () => {
  expect(ids('ABIDI Yasmine\nElodie Martin\nبن علي محمد')).toEqual([['a'], ['b'], ['e']])
  expect(kinds('Martin, Élodie')).toEqual(['matched'])
})

it('lines with numbers and other columns find their student', () => {
  expect(ids('1. Abidi Yasmine\n2. Martin Élodie')).toEqual([['a'], ['b']])
  expect(ids('Abidi\tYasmine\t6B\nMartin\tÉlodie\t6B')).toEqual([['a'], ['b']])
})

it('a name that two students have is left to the teacher', () => {
  expect(matchList('Ann Lee', students)).toEqual([
    { text: 'Ann Lee', kind: 'several', studentIds: ['c', 'd'] },
  ])
})

it('two lines never match one student', () => {
  expect(kinds('Abidi Yasmine\nMartin Élodie\nYASMINE Abidi')).toEqual(['repeated', 'matched', 'repeated'])
})

it('blank lines, headings and unknown names keep their lines', () => {
  expect(matchList('Name\n\nAbidi Yasmine\n12345\nNobody Here\n', students)).toEqual([
    { text: 'Name', kind: 'no-name', studentIds: [] },
    { text: '', kind: 'no-name', studentIds: [] },
    { text: 'Abidi Yasmine', kind: 'matched', studentIds: ['a'] },
    { text: '12345', kind: 'no-name', studentIds: [] },
    { text: 'Nobody Here', kind: 'unknown', studentIds: [] },
  ])
  expect(matchList('', students)).toEqual([])
})

it('any list of students of the class, in any order and with blank lines, is matched line by line', () => {
  const unique = students.filter(({ id }) => id !== 'c' && id !== 'd')
  const lines = fc
    .shuffledSubarray(unique)
    .chain((picked) => fc.tuple(...picked.map((one) => fc.tuple(fc.constant(one), fc.boolean()))))
  fc.assert(
    fc.property(lines, (picked) => {
      const expected = picked.flatMap(([{ id }, isAfterBlank]) => (isAfterBlank ? [[], [id]] : [[id]]))
      const text = picked
        .flatMap(([{ firstName, lastName }, isAfterBlank]) => [
          ...(isAfterBlank ? [''] : []),
          `${lastName}, ${firstName}`,
        ])
        .join('\n')
      expect(ids(text)).toEqual(expected)
    }),
    propertyRuns(100),
  )
})
