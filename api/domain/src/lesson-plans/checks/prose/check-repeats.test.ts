import { expect, it } from 'vitest'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { checkRepeats } from './check-repeats.ts'

const idea = 'A fraction names a part of a whole that has equal parts'
const other = 'Students cut paper strips into equal parts and compare them with each other'
const overview: LessonContent = { key: 'overview', value: { summary: `${other}.`, bigIdea: `${idea}.` } }
const recall: LessonContent = {
  key: 'priorKnowledge',
  value: {
    items: [],
    checkQuestion: 'Cut your strip into four parts of the very same size.',
    checkAnswer: '',
  },
}
const facts: LessonFacts = {
  ...{ language: 'en', objectives: [], finished: [overview, recall] },
  request: { subject: 'Maths', topic: 'Fractions', level: 'Year 6', durationMin: 50, materials: '' },
}
const found = (teacher: string) => {
  const phase = { title: '', minutes: 50, teacher, students: '', checkQuestion: 'Why?', feedback: '' }
  return checkRepeats({ key: 'phases', value: { items: [phase], fittedFromMin: null } }, facts)
}

it('the big idea and the questions of others may come back word for word', () => {
  expect(found(`Says: ${idea}.`)).toEqual([])
  expect(found('Cut your strip into four parts of the very same size.')).toEqual([])
})

it('another sentence may not', () => {
  expect(found(`${other}.`)).toMatchObject([{ code: 'repeated' }])
})

it('the same short instruction may stand in several tasks, and the same marking point in several answers', () => {
  const instruction = 'Write the line of equivalent fractions and then the sum below it.'
  const tasks = ['T1', 'T2'].map((id) => ({
    ...{ id, prompt: instruction, blocks: [], objective: 1, answerLines: 2 },
  }))
  const sheet = { key: 'studentSheet', value: { title: '', instructions: '', tasks } } as const
  const markingPoints = ['1 point for the line of equivalent fractions and 1 point for the answer']
  const items = ['T1', 'T2'].map((taskId) => ({ taskId, answer: '', markingPoints }))
  expect(checkRepeats(sheet, facts)).toEqual([])
  expect(checkRepeats({ key: 'modelAnswers', value: { items } }, facts)).toEqual([])
})
