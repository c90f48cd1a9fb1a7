import { compareStructures } from '@classeur/domain/exams'
import type { ExamStructure } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { leafId, structureOf } from '../../../testing/exam-samples.ts'
import { buildStructure } from './build-structure.ts'
import {
  addExercise,
  addPart,
  append,
  bringBack,
  changeLeaf,
  freeLabel,
  labelQuestion,
  moveQuestion,
  takeOut,
} from './edit-structure.ts'
import { putOnTop } from '../details/change/put-on-top.ts'
import { draftMaximum, draftOf, shownQuestions, type StructureDraft } from './structure-draft.ts'

const none = new Set<string>()
const labels = (draft: StructureDraft) => shownQuestions(draft).map(({ label }) => label)
const questionId = (structure: ExamStructure, index: number) =>
  structure.exercises[0]?.questions[index]?.id ?? ''

it('a question moves past its neighbour, past removed questions, and into the next exercise', () => {
  const structure = structureOf(100, 100, 100)
  const [first, second] = [questionId(structure, 0), questionId(structure, 1)]
  const draft = draftOf(structure)
  expect(labels(moveQuestion(draft, first, 1))).toEqual(['Q2', 'Q1', 'Q3'])
  expect(labels(moveQuestion(takeOut(draft, second), first, 1))).toEqual(['Q3', 'Q1'])
  const two = addExercise(draft, 'Exercise 2', 'Q4')
  const moved = moveQuestion(two, questionId(structure, 2), 1)
  expect(moved.exercises.map(({ questions }) => questions.map(({ label }) => label))).toEqual([
    ['Q1', 'Q2'],
    ['Q3', 'Q4'],
  ])
  expect(moveQuestion(draft, first, -1)).toEqual(draft)
})

it('a new question never gets the label of another one, not even of a removed one', () => {
  const labelAt = (position: number) => `Q${position}`
  const structure = structureOf(100, 100, 100)
  const draft = draftOf(structure)
  expect(freeLabel(draft, labelAt)).toBe('Q4')
  expect(freeLabel(takeOut(draft, questionId(structure, 1)), labelAt)).toBe('Q4')
  expect(freeLabel(takeOut(draft, questionId(structure, 2)), labelAt)).toBe('Q4')
})

it('a question is divided into parts, and its marks stay with the first part', () => {
  const structure = structureOf(400)
  const [question] = shownQuestions(addPart(draftOf(structure), questionId(structure, 0)))
  expect(question?.parts.map(({ label }) => label)).toEqual(['Q1a', 'Q1b'])
  expect(question?.parts[0]?.id).toBe(leafId(1))
})

it('a question and its only leaf have the same label', () => {
  const structure = structureOf(400)
  const [question] = shownQuestions(labelQuestion(draftOf(structure), questionId(structure, 0), 'Reading'))
  expect(question?.parts[0]?.label).toBe('Reading')
})

it('a removed question is sent only if it may have marks, and can be restored in any case', () => {
  const structure = structureOf(400, 200)
  const draft = takeOut(draftOf(structure), questionId(structure, 1))
  expect(draftMaximum(draft)).toBe(400)
  expect(buildStructure(draft, none).structure.exercises[0]?.questions).toHaveLength(1)
  const kept = buildStructure(draft, new Set([leafId(1), leafId(2)])).structure
  expect(kept.exercises[0]?.questions[1]?.parts[0]?.retiredAt).not.toBeNull()
  expect(buildStructure(bringBack(draft, leafId(2)), none).structure).toEqual(structure)
})

it('a maximum gets a step that divides it, and must be a multiple of a quarter', () => {
  const draft = draftOf(structureOf(400))
  const step = (maxText: string) =>
    buildStructure(changeLeaf(draft, leafId(1), { maxText }), none).structure.exercises[0]?.questions[0]
      ?.parts[0]?.stepHundredths
  expect([step('4'), step('2,25')]).toEqual([50, 25])
  const { problems } = buildStructure(changeLeaf(draft, leafId(1), { maxText: '1,3' }), none)
  expect(problems).toEqual({ [leafId(1)]: 'maximum' })
})

it('questions without an exercise are added to the last one', () => {
  const added = draftOf(structureOf(100)).exercises
  expect(append(draftOf(structureOf(200, 200)), added).exercises).toHaveLength(1)
  expect(append({ ...draftOf(structureOf()), mode: 'total', exercises: [] }, added)).toMatchObject({
    mode: 'detailed',
    exercises: [{ questions: [{ label: 'Q1' }] }],
  })
})

it('a comparison lists what a colleague changed', () => {
  const before = structureOf(400, 400, 400)
  const after = structureOf(400, 300)
  expect(compareStructures(before, after)).toEqual([
    { kind: 'maximum', id: leafId(2), label: 'Q2', old: 400, new: 300 },
    { kind: 'removed', id: leafId(3), label: 'Q3' },
  ])
  expect(compareStructures(before, before)).toEqual([])
})

it('what the server would refuse is a problem: labels too long, and too many questions, parts, exercises', () => {
  const problemsOf = (draft: StructureDraft) => buildStructure(draft, none).problems
  const times = (count: number, edit: (draft: StructureDraft) => StructureDraft, start: StructureDraft) =>
    Array.from({ length: count }).reduce<StructureDraft>((draft) => edit(draft), start)
  const structure = structureOf(100)
  const [question, exercise] = [questionId(structure, 0), structure.exercises[0]?.id ?? '']
  const start = draftOf(structure)
  const longLabel = 'x'.repeat(61)
  expect(problemsOf(labelQuestion(start, question, longLabel))[question]).toBe('label')
  expect(problemsOf(labelQuestion(start, question, longLabel.slice(1)))).toEqual({})

  const withPart = (draft: StructureDraft) => addPart(draft, question)
  expect(problemsOf(times(29, withPart, start))[question]).toBeUndefined()
  expect(problemsOf(times(30, withPart, start))[question]).toBe('too-many')

  const withQuestion = (draft: StructureDraft) => append(draft, draftOf(structureOf(100)).exercises)
  expect(problemsOf(times(59, withQuestion, start))).toEqual({})
  expect(problemsOf(times(60, withQuestion, start))).toEqual({ [exercise]: 'too-many' })

  const withExercise = (draft: StructureDraft) => addExercise(draft, 'More', 'Q1')
  const most = times(29, withExercise, start)
  expect(problemsOf(most)[most.exercises.at(-1)?.id ?? '']).toBeUndefined()
  const tooMany = withExercise(most)
  expect(problemsOf(tooMany)[tooMany.exercises.at(-1)?.id ?? '']).toBe('too-many')
})

it('a merge keeps the colleague’s version where only they changed it, and this version where it was edited here', () => {
  const base = structureOf(400, 400, 400)
  const mine = changeLeaf(draftOf(base), leafId(1), { maxText: '6' })
  const merged = putOnTop(draftOf(base), mine, structureOf(500, 300, 400, 200))
  const maxima = buildStructure(merged, none).structure.exercises[0]?.questions.map(
    ({ parts }) => parts[0]?.maxHundredths,
  )
  expect(maxima).toEqual([600, 300, 400, 200])
})

it('a question that a colleague removed is kept if it was edited here', () => {
  const base = structureOf(400, 400)
  const mine = changeLeaf(draftOf(base), leafId(2), { maxText: '6' })
  expect(labels(putOnTop(draftOf(base), mine, structureOf(400)))).toEqual(['Q1', 'Q2'])
})

it('a question that a colleague removed and nobody edited here is removed', () => {
  const base = structureOf(400, 400)
  const mine = changeLeaf(draftOf(base), leafId(1), { maxText: '6' })
  expect(labels(putOnTop(draftOf(base), mine, structureOf(400)))).toEqual(['Q1'])
})
