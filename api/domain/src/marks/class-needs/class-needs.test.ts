import { expect, it } from 'vitest'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { errorsTable } from '../errors/errors-table.ts'
import { needGroups } from '../errors/need-groups.ts'
import { defaultMissedBelowBasisPoints } from '../statistics/exam-analysis.ts'
import type { NotedMarks } from '../term-errors/term-errors.ts'
import { classNeeds } from './class-needs.ts'

const skillsOf = ['add', 'add', 'add', 'solve', 'solve', 'solve', 'read']
const examOf = (id: string, title: string) => ({
  ...{ _id: id, title, date: '2026-05-04', createdAt: new Date('2026-05-01') },
  structure: detailedStructure(
    newLeaf('total', '', 2000),
    skillsOf.map((skillId, index) =>
      newLeaf(`q${index + 1}`, `Q${index + 1}`, 200, { skills: [{ skillId, weight: 1 }] }),
    ),
    () => 'x',
  ),
})
const always = { joinedOn: null, leftOn: null, deletedAt: null }
const students = ['a', 'b', 'c', 'd', 'left']
  .map((id) => ({ id, ...always }))
  .map((one) => ({
    ...one,
    ...(one.id === 'left' && { leftOn: '2026-01-01' }),
  }))
const paper = (points: readonly (number | null)[], types: Record<string, string[]> = {}): NotedMarks =>
  Object.fromEntries(
    points.map((valueHundredths, index) => [
      `q${index + 1}`,
      { valueHundredths, status: null, errorTypes: types[`q${index + 1}`] ?? [] },
    ]),
  )
const rows = new Map([
  ['a', paper([200, 200, 200, 0, 0, 0, 200], { q4: ['method'], q5: ['method', 'unit'] })],
  ['b', paper([0, 0, 0, 0, 0, 100, 200], { q1: ['method'] })],
  ['c', paper([200, 200, 200, 200, 200, 200, 100])],
  ['left', paper([0, 0, 0, 0, 0, 0, 0], { q7: ['reading'] })],
])
const exam = examOf('e1', 'Fractions')
const needs = classNeeds({ exams: [exam], students, rowsOf: () => rows })

it('a class needs the skills in which it loses more than a quarter of the points, the weakest first', () => {
  expect(needs.skills).toEqual([
    { skillId: 'solve', wonShare: '7/18', questions: 3, missed: 2, of: 3 },
    { skillId: 'add', wonShare: '2/3', questions: 3, missed: 1, of: 3 },
  ])
})

it('a chosen skill is included if somebody misses it', () => {
  const chosenSkillIds = ['read', 'unknown']
  expect(classNeeds({ exams: [exam], students, rowsOf: () => rows, chosenSkillIds }).skills).toHaveLength(2)
  const harder = new Map(rows).set('d', paper([200, 200, 200, 200, 200, 200, 0]))
  const { skills } = classNeeds({ exams: [exam], students, rowsOf: () => harder, chosenSkillIds: ['read'] })
  expect(skills.map(({ skillId }) => skillId)).toContain('read')
})

it('an error type counts each student once, and names its questions', () => {
  expect(needs.types).toEqual([
    { type: 'method', questions: ['Q1', 'Q4', 'Q5'], students: 2, of: 3 },
    { type: 'unit', questions: ['Q5'], students: 1, of: 3 },
  ])
})

it('the figures of one exam are those of its errors table', () => {
  const studentIds = ['a', 'b', 'c', 'd']
  const table = errorsTable({
    ...{ structure: exam.structure, studentIds, rows, by: 'skill', isSpOrder: false },
    thresholdBasisPoints: defaultMissedBelowBasisPoints,
  })
  for (const { skillId, missed, of } of needs.skills) {
    const column = table.columns.find(({ id }) => id === skillId)
    expect([missed, of]).toEqual([column?.missed.studentIds.length, column?.missed.of])
  }
  expect(needs.groups).toMatchObject(
    needGroups(exam.structure, studentIds, rows, defaultMissedBelowBasisPoints).groups,
  )
})

it('several exams are added up, and their questions have the title of the exam', () => {
  const second = examOf('e2', 'Retest')
  const better = new Map([['b', paper([200, 200, 200, 0, 0, 200, 200], { q4: ['method'] })]])
  const both = classNeeds({
    exams: [exam, second],
    students,
    rowsOf: (id) => (id === 'e1' ? rows : better),
  })
  expect(both.skills[0]).toEqual({ skillId: 'solve', wonShare: '3/8', questions: 6, missed: 2, of: 3 })
  expect(both.types[0]?.questions).toEqual([
    'Fractions · Q1',
    'Fractions · Q4',
    'Fractions · Q5',
    'Retest · Q4',
  ])
})

it('a class without marks needs nothing', () => {
  expect(classNeeds({ exams: [exam], students, rowsOf: () => new Map() })).toEqual({
    ...{ skills: [], testedSkillIds: [], types: [], groups: [] },
  })
})

it('the marks say which skills were tested', () => {
  expect(needs.testedSkillIds).toEqual(['add', 'solve', 'read'])
  const onlyAdd = new Map([['a', paper([200, 200, 200, null, null, null, null])]])
  expect(classNeeds({ exams: [exam], students, rowsOf: () => onlyAdd }).testedSkillIds).toEqual(['add'])
})
