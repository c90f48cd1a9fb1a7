import { conceptNamed } from '@classeur/domain/pictures'
import { expect, it } from 'vitest'
import { ofGender } from './gender.ts'

const teachers = ['teacher', 'man-teacher*', 'woman-teacher*']

it.each([
  ['maîtresse', 1, ['woman-teacher*']],
  ['معلمة', 1, ['woman-teacher*']],
  ['معلمات', 3, ['woman-teacher*']],
  ['معلم', 1, ['man-teacher*']],
  ['teacher', 1, teachers],
  ['professeur', 1, teachers],
  ['معلمون', 3, teachers],
])('“%s” is drawn as a woman or a man if the word says so', (written, count, expected) => {
  const subject = { concept: conceptNamed('teachers'), written, count, colour: null, action: null }
  expect(ofGender(teachers, subject)).toEqual(expected)
})

it.each([
  ['feminine', ['girl*']],
  ['masculine', ['child*', 'boy*']],
] as const)('a person whose pronoun is %s is drawn so', (gender, expected) => {
  const concept = conceptNamed('pupils')
  const subject = { concept, written: 'pupil', count: 1, colour: null, action: null, gender }
  expect(ofGender(concept.icons, subject)).toEqual(expected)
})
