import { expect, test } from 'vitest'
import type { StoredStudent } from '../stored-roster.ts'
import { studentMatches } from './student-matches.ts'

const student = (number: number, firstName: string, lastName: string, externalId = ''): StoredStudent => ({
  ...{ id: number.toString(16).padStart(24, '0'), number, firstName, lastName, externalId },
  ...{ note: '', hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null },
})
const students = [
  student(1, 'Élodie', 'Martin', 'A-1'),
  student(2, 'أحمد', 'بن علي'),
  student(3, 'Ana', 'Silva'),
  student(4, 'Ana', 'Silva'),
  { ...student(5, 'Gone', 'Child'), deletedAt: new Date() },
]
const numbersOf = (firstName: string, lastName: string, externalId = '') =>
  studentMatches(students, { firstName, lastName, externalId }).map(({ number }) => number)

test('a match by external id takes precedence over matches by name', () => {
  expect(numbersOf('Ana', 'Silva', 'a-1')).toEqual([1])
})

test('names match regardless of accents, forms of alef and order', () => {
  expect(numbersOf('Elodie', 'MARTIN')).toEqual([1])
  expect(numbersOf('احمد', 'بن علي')).toEqual([2])
  expect(numbersOf('Martin', 'Elodie')).toEqual([1])
})

test('two students with the same name both match', () => {
  expect(numbersOf('ana', 'silva')).toEqual([3, 4])
})

test('an unknown external id falls back to the name, and deleted students do not match', () => {
  expect(numbersOf('Elodie', 'Martin', 'X-9')).toEqual([1])
  expect(numbersOf('Gone', 'Child')).toEqual([])
})
