import { describe, expect, it } from 'vitest'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { checkArithmetic } from './check-arithmetic.ts'

const facts: LessonFacts = {
  language: 'en',
  request: { subject: 'Maths', topic: 'Fractions', level: 'Year 6', durationMin: 50, materials: '' },
  objectives: [],
  finished: [],
}
const found = (section: LessonContent, language: LessonFacts['language'] = 'en') =>
  checkArithmetic(section, { ...facts, language }).map(({ params }) => params['written'])
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

  it.each([
    ['Half of the class writes 1/2 + 1/3 = 2/5. Draw both bars.', 'en'],
    ['Lina wrote 1/2 + 1/3 = 2/5. Draw both bars.', 'en'],
    ['No point for 1/2 + 1/3 = 2/5.', 'en'],
    ['Lina écrit 1/2 + 1/3 = 2/5. Dessine les deux barres.', 'fr'],
    ['Beaucoup d’élèves écrivent : 1/2 + 1/3 = 2/5.', 'fr'],
    ['Pas de point pour 1/2 + 1/3 = 2/5.', 'fr'],
    ['« 1/2 + 1/3 = 2/5 » : dessine les deux barres.', 'fr'],
    ['يكتب بعض الطلاب 1/2 + 1/3 = 2/5. ارسم الشريطين.', 'ar'],
    ['كتبت لينا 1/2 + 1/3 = 2/5. ارسم الشريطين.', 'ar'],
    ['لا درجة على 1/2 + 1/3 = 2/5.', 'ar'],
    ['«1/2 + 1/3 = 2/5»: ارسم الشريطين.', 'ar'],
  ] as const)('“%s” reports what somebody else wrote (%s)', (text, language) => {
    expect(found(explanation(text), language)).toEqual([])
    expect(found(sheet(text), language)).toEqual([])
  })

  it.each([
    ['I write 1/2 + 1/3 = 2/5 on the board.', 'en'],
    ['The teacher writes 1/2 + 1/3 = 2/5.', 'en'],
    ['Writes 1/2 + 1/3 = 2/5 on the board.', 'en'],
    ['On écrit 1/2 + 1/3 = 2/5.', 'fr'],
    ['Écrit 1/2 + 1/3 = 2/5 au tableau.', 'fr'],
    ['يكتب المعلم 1/2 + 1/3 = 2/5.', 'ar'],
    ['يكتب على السبورة 1/2 + 1/3 = 2/5.', 'ar'],
  ] as const)('“%s” is what the teacher shows, and must be right (%s)', (text, language) => {
    expect(found(explanation(text), language)).toEqual(['1/2 + 1/3 = 2/5'])
    expect(found(sheet(text), language)).toEqual(['1/2 + 1/3 = 2/5'])
  })

  it('may be the right answer to a question about mistakes', () => {
    const option = (text: string, correct: boolean) => ({ text, correct, misconception: null, reason: '' })
    const asking = (question: string): LessonContent => {
      const options = [option('1/2 + 1/3 = 2/5', true), option('1/2 + 1/4 = 3/4', false)]
      const item = { question, answer: '1/2 + 1/3 = 2/5', options, objective: 1, markingPoints: [] }
      return { key: 'assessment', value: { method: '', criteria: [], exitQuiz: [item], quizMinutes: null } }
    }
    expect(found(asking('Which calculation is wrong?'))).toEqual([])
    expect(found(asking('Quel calcul est faux ?'), 'fr')).toEqual([])
    expect(found(asking('أي حساب خاطئ؟'), 'ar')).toEqual([])
    expect(found(asking('Which calculation is right?'))).toEqual(['1/2 + 1/3 = 2/5'])
  })

  it('must not stand in a task that gives facts', () => {
    expect(found(sheet('Use 12 × 4 = 46 to find 12 × 8.'))).toEqual(['12 × 4 = 46'])
  })
})
