import { lessonSections, type LessonSectionKey, type LessonSections } from '@classeur/contracts'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { fitSchema } from './fit-schema.ts'

const fit = <K extends LessonSectionKey>(key: K, value: unknown) =>
  lessonSections[key].safeParse(fitSchema(lessonSections[key], value)) as z.ZodSafeParseResult<
    LessonSections[K]
  >

it('numbers written as text, texts written as numbers, single items and unknown fields are understood', () => {
  const read = fit('assessment', {
    method: 'On paper',
    criteria: 'Four of five are right',
    quizMinutes: '10 min',
    title: 'Exit quiz',
    exitQuiz: [
      {
        question: 'How much is 2 + 3?',
        answer: 5,
        objective: '1',
        options: [
          { text: 5, correct: 'true', misconception: null, reason: null },
          { text: 6, correct: 'false', misconception: 'M2', letter: 'B' },
        ],
        markingPoints: null,
      },
    ],
  })
  expect(read.data).toEqual({
    method: 'On paper',
    criteria: ['Four of five are right'],
    quizMinutes: 10,
    exitQuiz: [
      {
        question: 'How much is 2 + 3?',
        blocks: [],
        answer: '5',
        objective: 1,
        options: [
          { text: '5', correct: true, misconception: null, reason: '' },
          { text: '6', correct: false, misconception: 2, reason: '' },
        ],
        markingPoints: [],
      },
    ],
  })
})

it('numbers of a diagram may be written as fractions, and each diagram keeps its own fields', () => {
  const diagram = {
    kind: 'number-line',
    from: '0',
    to: 1,
    step: '1/4',
    marks: [{ at: '1/2', label: 0.5 }],
    parts: 3,
  }
  const read = fit('board', { blocks: [{ kind: 'diagram', alt: 'A line', diagram, title: 'x' }] })
  expect(read.data?.blocks[0]).toEqual({
    kind: 'diagram',
    alt: 'A line',
    diagram: { kind: 'number-line', from: 0, to: 1, step: 0.25, marks: [{ at: 0.5, label: '0.5' }] },
  })
})

it('digits of Arabic and a decimal comma are read', () => {
  const phase = { title: 'تمهيد', teacher: 'يسأل', students: 'يجيبون', checkQuestion: 'ما؟', feedback: 'نعم' }
  const read = fit('phases', {
    items: [
      { ...phase, minutes: '١٥ دقيقة' },
      { ...phase, minutes: '7,6' },
    ],
    fittedFromMin: null,
  })
  expect(read.data?.items.map(({ minutes }) => minutes)).toEqual([15, 8])
})

it('what a model left out stays missing', () => {
  expect(fit('overview', { summary: 'Only this' }).success).toBe(false)
  expect(fit('overview', 'a text').success).toBe(false)
  expect(fit('materials', { items: null }).success).toBe(false)
})
