import { describe, expect, it } from 'vitest'
import type { Block, LessonContent, LessonFacts, QuizItem } from '../content/lesson-content.ts'
import { checkShown } from './check-shown.ts'

const facts: LessonFacts = {
  ...{ language: 'en', objectives: [], finished: [] },
  request: { subject: '', topic: '', level: '', durationMin: 50, materials: '' },
}
const table: Block = { kind: 'table', caption: '', header: ['a'], rows: [['1']] }
const task = (prompt: string, blocks: Block[] = [], id = 'T1') => ({
  ...{ id, prompt, blocks, objective: 1, answerLines: 1 },
})
const sheet = (...tasks: ReturnType<typeof task>[]): LessonContent => ({
  key: 'studentSheet',
  value: { title: '', instructions: '', tasks },
})
const question = (text: string, blocks: Block[] = []): LessonContent => {
  const item: QuizItem = {
    question: text,
    blocks,
    answer: '',
    options: [],
    objective: 1,
    markingPoints: [],
  }
  return { key: 'assessment', value: { method: '', criteria: [], exitQuiz: [item], quizMinutes: 6 } }
}
const isFound = (section: LessonContent) => checkShown(section, facts).length > 0

describe('what a task mentions', () => {
  it.each([
    'Complete the table and say which liquid is denser.',
    'Look at the diagram. Where is the greatest speed?',
    'Read the text and underline the reason.',
    'Complète le tableau, puis compare.',
    'Lis le document et relève un mot.',
    'Observe le schéma. Où est le pôle ?',
    'أكمل الجدول ثم قارن.',
    'اقرأ النص واستخرج السبب.',
  ])('“%s” without a block is reported, and with a block it isn’t', (prompt) => {
    expect(isFound(sheet(task(prompt)))).toBe(true)
    expect(isFound(sheet(task(prompt, [table])))).toBe(false)
    expect(isFound(question(prompt))).toBe(true)
    expect(isFound(question(prompt, [table]))).toBe(false)
  })

  it.each([
    'Draw a table with two columns. Complete the table with your measurements.',
    'Trace un tableau à deux colonnes, puis complète le tableau.',
    'ارسم جدولًا من عمودين ثم أكمل الجدول.',
    'Read the text.\n“The sea was calm.” Why did they stay?',
    'Lis le texte : « Il pleut. » Quel temps est-ce ?',
    'Set the table for four guests.',
    'Use the table of T2 again.',
    'Regarde le tableau noir.',
  ])('“%s” needs no block', (prompt) => {
    expect(isFound(sheet(task(prompt)))).toBe(false)
  })

  it('an earlier task of the sheet may have it, but not an earlier question of the quiz', () => {
    const second = task('Complete the table.', [], 'T2')
    expect(isFound(sheet(task('Measure.', [table]), second))).toBe(false)
    expect(isFound(sheet(task('Measure.'), second))).toBe(true)
  })
})
