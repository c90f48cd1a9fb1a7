import { expect, it } from 'vitest'
import { faultyEntries } from './faulty-entries.ts'

const task = (id: string, prompt: string) => ({ id, prompt, blocks: [], objective: 1, answerLines: 1 })
const sheet = {
  title: 'Sheet',
  tasks: [task('T1', 'Draw a strip.'), task('T2', 'Use 12 × 4 = 46.'), task('T10', 'Compare both strips.')],
}

it.each([
  [['Task T1 has the values of a worked example.'], ['"tasks", entry 1 (T1)']],
  [['“12 × 4 = 46” is wrong: the left side is 48.'], ['"tasks", entry 2 (T2)']],
  [['"studentSheet", "tasks", entry 3, "prompt": Too big'], ['"tasks", entry 3 (T10)']],
  [
    ['Task T1 has …', 'Task T10 has …'],
    ['"tasks", entry 1 (T1)', '"tasks", entry 3 (T10)'],
  ],
])('%j is about %j', (problems, expected) => expect(faultyEntries(sheet, problems)).toEqual(expected))

it.each([
  [['The section is written in English. Write it in French.']],
  [['Task T1 has …', 'The phases announce task T7. Add it to the sheet.']],
  [['Task T1, task T2 and task T10 have …']],
  [[]],
])('if a problem is about more than single entries, none is singled out: %j', (problems) =>
  expect(faultyEntries(sheet, problems)).toEqual([]),
)

it('questions of a quiz are counted from 1', () => {
  const quiz = { exitQuiz: [{ question: 'a' }, { question: 'b' }], criteria: ['x', 'y'] }
  expect(faultyEntries(quiz, ['In quiz question 2, "answer" must be the text of the right option.'])).toEqual(
    ['"exitQuiz", entry 2'],
  )
})
