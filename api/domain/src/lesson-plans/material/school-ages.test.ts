import { expect, it } from 'vitest'
import { agesOfLevel } from './school-ages.ts'

it.each([
  ['Year 6', 10, 10],
  ['Years 5 and 6', 9, 10],
  ['Grade 3', 8, 8],
  ['6th grade', 11, 11],
  ['Grades 6-7', 11, 12],
  ['KS3', 11, 13],
  ['A level', 16, 17],
  ['CM2', 10, 10],
  ['CM1/CM2', 9, 10],
  ['6e B', 11, 11],
  ['Cinquième', 12, 12],
  ['5e année', 10, 10],
  ['Terminale', 17, 17],
  ['Lycée', 15, 17],
  ['الثالث ابتدائي', 8, 8],
  ['الصف السادس', 11, 11],
  ['الصف ٦', 11, 11],
  ['الصف السابع', 12, 12],
  ['الصف الثاني عشر', 17, 17],
  ['الأول متوسط', 11, 12],
  ['الثاني ثانوي', 16, 16],
  ['6B, age 11', 11, 11],
  ['10–12 ans', 10, 12],
  ['العمر 11', 11, 11],
  ['University, year 1', 18, 99],
])('the level “%s” means the ages %i to %i', (level, from, to) => {
  expect(agesOfLevel(level)).toEqual({ from, to })
})

it.each(['6B', '5A', '6', 'Beginners', 'Première année', 'Class 6B', 'my pupils', 'الفصل الأول'])(
  'the level “%s” implies no age, and none is guessed',
  (level) => expect(agesOfLevel(level)).toBeNull(),
)
