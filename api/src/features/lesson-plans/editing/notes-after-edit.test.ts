import type { LessonNote, LessonRequest, LessonSection, QuizQuestion } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { notesAfterEdit } from './notes-after-edit.ts'

const request: LessonRequest = {
  ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Adding fractions', durationMin: 55, language: 'en' },
  ...{ priorKnowledge: '', materials: '', teachingModel: 'direct', standards: '', wishes: '' },
  ...{ classId: null, examId: null, skillIds: [], continues: null },
}
const plan = { request, objectives: [], sections: [] }

const option = (text: string, correct = false) => ({ text, correct, misconception: null, reason: '' })
const question = (text: string): QuizQuestion => ({
  ...{ question: text, blocks: [], answer: '5/6', objective: 1, markingPoints: [] },
  options: [option('5/6', true), option('2/5'), option('1/5'), option('2/6')],
})
const quiz = (
  exitQuiz: QuizQuestion[],
  notes: LessonNote[] = [],
): Extract<LessonSection, { key: 'assessment' }> => ({
  ...{ key: 'assessment', seconds: 1, version: 0, notes, flag: null },
  value: {
    method: 'A short quiz on adding fractions.',
    criteria: ['Adds fractions'],
    exitQuiz,
    quizMinutes: 5,
  },
})
const doubt = (item: number): LessonNote => ({
  ...{ code: 'quiz-key-disagrees', params: { item, key: '5/6', solved: '2/5' } },
})
const codes = (notes: readonly LessonNote[]) => notes.map(({ code }) => code)

describe('the notes of a section after an edit', () => {
  it('keep the doubt about a question that has not changed, and drop the one about a question that has', () => {
    const questions = [question('What is 1/2 + 1/3 as a fraction?'), question('Which fraction is 1/3 + 1/2?')]
    const before = quiz(questions, [doubt(1), doubt(2)])
    const after = quiz([questions[0]!, question('Which fraction do 1/2 and 1/3 make together?')])
    expect(notesAfterEdit(plan, before, after).filter(({ code }) => code === 'quiz-key-disagrees')).toEqual([
      doubt(1),
    ])
  })

  it('follow a doubtful question to another position, also with a further marking point', () => {
    const questions = ['What is 1/2 + 1/3 as a fraction?', 'Which fraction is 1/3 + 1/2?'].map(question)
    const pointed = { ...questions[1]!, markingPoints: ['Uses equal parts'] }
    expect(notesAfterEdit(plan, quiz(questions, [doubt(2)]), quiz([pointed]))).toContainEqual(doubt(1))
  })

  it('say that nobody has solved the quiz, until none of its questions is as before', () => {
    const unsolved: LessonNote = { code: 'quiz-not-checked', params: {} }
    const before = quiz([question('What is 1/2 + 1/3 as a fraction?')], [unsolved])
    const sameQuestions = { ...before, value: { ...before.value, method: 'A quiz on adding fractions.' } }
    expect(notesAfterEdit(plan, before, sameQuestions)).toContainEqual(unsolved)
    expect(
      codes(notesAfterEdit(plan, before, quiz([question('Which fraction is 1/3 + 1/2?')]))),
    ).not.toContain('quiz-not-checked')
  })

  it('report a key that is wrong as the teacher wrote it', () => {
    const right = question('Calculate 1/2 + 1/3.')
    const wrong = {
      ...right,
      answer: '2/5',
      options: [option('5/6'), option('2/5', true), option('1/5'), option('2/6')],
    }
    expect(codes(notesAfterEdit(plan, quiz([right]), quiz([wrong])))).toContain('quiz-key-wrong')
  })

  it('report a question that has lost its right option, regardless of who made the mistake', () => {
    const wrong = { ...question('What is 1/2 + 1/3 as a fraction?'), options: [option('2/5'), option('1/5')] }
    const before = quiz([question('What is 1/2 + 1/3 as a fraction?')])
    expect(codes(notesAfterEdit(plan, before, quiz([wrong])))).toContain('quiz-options')
  })

  it('say nothing about the style of what a teacher writes', () => {
    const explanation = {
      key: 'explanation' as const,
      value: {
        concepts: [
          { title: 'Fractions', text: 'Adding fractions needs equal parts.', analogy: '', blocks: [] },
        ],
      },
    }
    expect(notesAfterEdit(plan, null, explanation)).toEqual([])
    const before: LessonSection = {
      ...explanation,
      ...{
        seconds: 1,
        version: 0,
        flag: null,
        notes: [{ code: 'length', params: { words: 5, from: 150, to: 250 } }],
      },
    }
    // The generated text was too short, and still is.
    expect(codes(notesAfterEdit(plan, before, explanation))).toContain('length')
  })
})
