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
  ['Year 9 secondary', 13, 13],
  ['Primary Year 3', 7, 7],
  ['Grade 10, high school', 15, 15],
  ['Lycée, seconde', 15, 15],
  ['Première bac pro', 16, 16],
  ['Seconde bac pro', 15, 15],
  ['Collège, 6e', 11, 11],
  ['3e (collège)', 14, 14],
  ['CM1 (école élémentaire)', 9, 9],
  ['9e année de base', 14, 14],
  ['الصف العاشر الثانوي عمر 15', 15, 15],
  ['الصف الثاني عشر ثانوي', 17, 17],
])('the level “%s” means the ages %i to %i', (level, from, to) => {
  expect(agesOfLevel(level)).toEqual({ from, to })
})

it.each([
  ['3e primaire', 8, 8],
  ['4e primaire', 9, 9],
  ['3e/4e primaire', 8, 9],
  ['Sixième primaire', 11, 11],
  ['1re année du primaire', 6, 6],
  ['Cours moyen 2e année', 10, 10],
  ['Cours élémentaire 1re année', 7, 7],
  ['2e maternelle', 4, 4],
  ['2ème année collège', 13, 13],
  ['4ème année moyenne', 14, 14],
  ['Première année moyenne', 11, 11],
  ['5e secondaire', 16, 16],
  ['6e secondaire', 17, 17],
  ['2e année de lycée', 16, 16],
  ['1ère bac', 16, 16],
  ['2ème année bac', 17, 17],
  ['Deuxième année du baccalauréat', 17, 17],
  ['Terminale', 17, 17],
  ['السنة الأولى بكالوريا', 16, 16],
  ['الأولى بكالوريا', 16, 16],
  ['السنة الثانية بكالوريا', 17, 17],
  ['السنة الثانية باك', 17, 17],
  ['الصف ٢ ثانوي', 16, 16],
  ['3 متوسط', 13, 14],
  ['السنة الثالثة إعدادي', 13, 14],
  ['الخامسة ابتدائي، الفصل الأول', 10, 10],
  ['Year 2 of secondary school', 12, 13],
  ['Secondary 2', 12, 13],
  ['Second year of secondary school', 12, 13],
  ['Year 2 of middle school', 12, 13],
  ['Primary 3', 7, 8],
  ['2e secondaire (13 ans)', 13, 13],
  ['2e année BTS', 18, 99],
  ['Bac +2', 18, 99],
  ['السنة الثانية بكالوريوس', 18, 99],
])('the year of a stage in “%s” means the ages %i to %i', (level, from, to) => {
  expect(agesOfLevel(level)).toEqual({ from, to })
})

it.each([
  // 13 in Belgium and Quebec, 16 in Algeria and Tunisia.
  '2ème année secondaire',
  '3ème année secondaire',
  'Deuxième secondaire',
  'Secondaire 3',
  '2ème année collégiale',
  '2e année CAP',
  '3e moyenne',
  '4e année de lycée',
  'Year 2 of high school',
  'Year 2 college',
  'السنة الثانية تكوين مهني',
])('the year of a stage in “%s” differs between countries and implies no age', (level) =>
  expect(agesOfLevel(level)).toBeNull(),
)

it.each([
  ['Secondary, English as a second language', null],
  ['Primaire, premier cycle', { from: 6, to: 10 }],
  ['École primaire, 25 élèves', { from: 6, to: 10 }],
])('a number that counts no years in “%s” isn’t one', (level, ages) =>
  expect(agesOfLevel(level)).toEqual(ages),
)

it.each(['6B', '5A', '6', 'Beginners', 'Première année', 'Class 6B', 'my pupils', 'الفصل الأول'])(
  'the level “%s” implies no age, and none is guessed',
  (level) => expect(agesOfLevel(level)).toBeNull(),
)
