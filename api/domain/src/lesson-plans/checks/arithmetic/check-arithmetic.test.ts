import { describe, expect, it } from 'vitest'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { checkArithmetic } from './check-arithmetic.ts'

const facts: LessonFacts = {
  language: 'en',
  request: { subject: 'Maths', topic: 'Fractions', level: 'Year 6', durationMin: 50, materials: '' },
  objectives: [],
  finished: [],
}
const found = (section: LessonContent) =>
  checkArithmetic(section, facts).map(({ params }) => params['written'])
const sheet = (prompt: string): LessonContent => ({
  key: 'studentSheet',
  value: {
    title: '',
    instructions: '',
    tasks: [{ id: 'T1', prompt, blocks: [], objective: 1, answerLines: 1 }],
  },
})
const explanation = (text: string): LessonContent => ({
  key: 'explanation',
  value: { concepts: [{ title: '', text, analogy: '', blocks: [] }] },
})

describe('calculations that are wrong on purpose', () => {
  it.each([
    'Find the mistake: 3/4 + 1/2 = 4/6.',
    'Is 0.3 + 0.45 = 0.48?',
    'True or false: 3 × 4 = 13',
    'Lina says that 1/2 + 1/3 = 2/5. Answer her.',
    'Repérez l’erreur : 1/2 + 1/3 = 2/5.',
    'أين الخطأ: 1/2 + 1/3 = 2/5',
  ])('“%s” may stand in a task', (prompt) => expect(found(sheet(prompt))).toEqual([]))

  it('may stand in misconceptions and in wrong options', () => {
    const wrong = '1/2 + 1/3 = 2/5'
    const misconception = { misconception: wrong, wrongAnswer: wrong, correction: '', probe: '', reply: '' }
    expect(
      found({ key: 'misconceptions', value: { items: [{ ...misconception, minute: null, evidence: '' }] } }),
    ).toEqual([])
    const options = [{ text: wrong, correct: false, misconception: 1, reason: wrong }]
    const item = { question: 'Which one?', answer: '5/6', options, objective: 1, markingPoints: [] }
    expect(
      found({ key: 'assessment', value: { method: '', criteria: [], exitQuiz: [item], quizMinutes: null } }),
    ).toEqual([])
  })

  it('may be refuted in a sentence of the explanation, but not next to it', () => {
    expect(found(explanation('It is not true that 1/2 + 1/3 = 2/5. Instead, 1/2 + 1/3 = 5/6.'))).toEqual([])
    expect(found(explanation('Nobody should write “1/2 + 1/3 = 2/5”. Cut first.'))).toEqual([])
    expect(found(explanation('It is not true that 1/2 + 1/3 = 2/5. So 1/2 + 1/3 = 4/6.'))).toEqual([
      '1/2 + 1/3 = 4/6',
    ])
  })

  it('must not stand in a task that gives facts', () => {
    expect(found(sheet('Use 12 × 4 = 46 to find 12 × 8.'))).toEqual(['12 × 4 = 46'])
  })
})
