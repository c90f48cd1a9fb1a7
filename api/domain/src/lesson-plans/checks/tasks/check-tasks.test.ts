import { expect, it } from 'vitest'
import type { Block, LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { checkTasks } from './check-tasks.ts'

const facts: LessonFacts = {
  ...{ language: 'en', objectives: [], finished: [], plannedTasks: ['T1', 'T2'] },
  request: { subject: 'Computing', topic: 'Loops', level: 'Year 9', durationMin: 50, materials: '' },
}
const phases = (students: string): LessonContent => ({
  key: 'phases',
  value: {
    items: [
      { title: 'Try', minutes: 50, teacher: 'Watches S1.', students, checkQuestion: 'Why?', feedback: '' },
    ],
    fittedFromMin: null,
  },
})
const sheet: LessonContent = {
  key: 'studentSheet',
  value: {
    ...{ title: '', instructions: '' },
    tasks: ['T1', 'T7'].map((id) => ({ id, prompt: 'Read.', blocks: [], objective: 1, answerLines: 1 })),
  },
}

it('phases that are written before the sheet name only planned tasks; other letters aren’t tasks of the sheet', () => {
  expect(checkTasks(phases('Do T1, then T2.'), facts)).toEqual([])
  expect(checkTasks(phases('Do T2, then T7.'), facts)).toMatchObject([
    { section: 'phases', code: 'task-missing', params: { task: 'T7' } },
  ])
})

it('once there is a sheet, its tasks count; without planned tasks, nothing is compared', () => {
  expect(checkTasks(phases('Do T7.'), { ...facts, finished: [sheet] })).toEqual([])
  expect(checkTasks(phases('Do T8.'), { ...facts, finished: [sheet] })).toMatchObject([
    { section: 'phases', code: 'task-missing', params: { task: 'T8' } },
  ])
  expect(checkTasks(phases('Do T7.'), { ...facts, plannedTasks: [] })).toEqual([])
})

it('code in a section without blocks is named instead of moved', () => {
  const homework: LessonContent = {
    key: 'homework',
    value: { task: 'Run this:\nprint(1)', minutes: 5, blocks: [] },
  }
  const recall: LessonContent = {
    key: 'priorKnowledge',
    value: { items: [], checkQuestion: 'print(1)', checkAnswer: '1' },
  }
  expect(checkTasks(homework, facts).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('into a block of kind "code"'),
  ])
  expect(checkTasks(recall, facts).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('Name the function or the line instead'),
  ])
})

it('a quiz question tells a program in a block, not in a sentence', () => {
  const told = 'Line 1: for k in range(9): Line 2, indented: print("hop") Line 3: print(k) What is printed?'
  const asked = 'What does `print(k)` show in the second round of `range(9)`?'
  const quiz = (question: string, blocks: Block[] = []): LessonContent => ({
    key: 'assessment',
    value: {
      ...{ method: '', criteria: [], quizMinutes: 6 },
      exitQuiz: [{ question, blocks, answer: '', options: [], objective: 1, markingPoints: [] }],
    },
  })
  const code: Block = { kind: 'code', language: 'python', code: 'print(1)', run: 'not-run' }
  expect(checkTasks(quiz(told), facts)).toMatchObject([{ code: 'code-unmarked' }])
  expect(checkTasks(quiz(told, [code]), facts)).toMatchObject([{ code: 'code-not-run' }])
  expect(checkTasks(quiz(asked), facts)).toEqual([])
})
