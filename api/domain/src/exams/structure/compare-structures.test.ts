import { expect, it } from 'vitest'
import type { ExamExercise, ExamQuestion, ExamStructure } from '../exam-structure.ts'
import { compareStructures } from './compare-structures.ts'
import { newLeaf } from './new-leaf.ts'

const question = (id: string, label: string, ...parts: string[]): ExamQuestion => ({
  ...{ id: `q${id}`, label },
  parts:
    parts.length === 0
      ? [newLeaf(id, label, 400)]
      : parts.map((part, index) => newLeaf(`${id}${index}`, part, 400)),
})
const structure = (...exercises: ExamExercise[]): ExamStructure => ({
  mode: 'detailed',
  totalLeaf: newLeaf('0', 'Total', 2000),
  exercises,
})
const before = structure(
  { id: 'e1', label: 'Reading', questions: [question('1', 'Q1'), question('2', 'Q2', 'a', 'b')] },
  { id: 'e2', label: '', questions: [question('3', 'Q3')] },
)

it('renamed exercises and questions with parts are listed, and a whole question once', () => {
  const after = structure(
    { id: 'e1', label: 'Grammar', questions: [question('1', 'Verbs'), question('2', 'Nouns', 'a', 'b')] },
    { id: 'e2', label: '', questions: [question('3', 'Q3')] },
  )
  expect(compareStructures(before, after)).toEqual([
    { kind: 'renamed', id: 'e1', label: 'Grammar', was: 'Reading' },
    { kind: 'renamed', id: 'q2', label: 'Nouns', was: 'Q2' },
    { kind: 'renamed', id: '1', label: 'Verbs', was: 'Q1' },
  ])
})

it('an exercise that gets or loses its name is listed with its only name', () => {
  const after = structure(
    { id: 'e1', label: '', questions: [question('1', 'Q1'), question('2', 'Q2', 'a', 'b')] },
    { id: 'e2', label: 'Writing', questions: [question('3', 'Q3')] },
  )
  expect(compareStructures(before, after)).toEqual([
    { kind: 'unnamed', id: 'e1', label: 'Reading' },
    { kind: 'named', id: 'e2', label: 'Writing' },
  ])
})

it('a question that moved is listed, also beside other changes; an added one moves nothing', () => {
  const moved = structure(
    { id: 'e1', label: 'Reading', questions: [question('1', 'Q1')] },
    { id: 'e2', label: '', questions: [question('2', 'Q2', 'a', 'b'), question('3', 'Verbs')] },
  )
  expect(compareStructures(before, moved)).toEqual([
    { kind: 'renamed', id: '3', label: 'Verbs', was: 'Q3' },
    { kind: 'order' },
  ])
  const added = structure(
    {
      id: 'e1',
      label: 'Reading',
      questions: [question('4', 'Q4'), ...(before.exercises[0]?.questions ?? [])],
    },
    ...before.exercises.slice(1),
  )
  expect(compareStructures(before, added)).toEqual([{ kind: 'added', id: '4', label: 'Q4' }])
})
