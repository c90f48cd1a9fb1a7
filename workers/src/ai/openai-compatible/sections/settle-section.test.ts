import { LessonContext, lessonSections, type LessonSections, type OutgoingLesson } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { frenchSpaces } from './french-spaces.ts'
import { settleSection, type WrittenSection } from './settle-section.ts'

const lesson = {
  request: { durationMin: 45 },
  objectives: [{}, {}],
  context: null,
} as unknown as OutgoingLesson
const context = LessonContext.parse({
  ...{ students: 20, exam: null, weakSkills: [], skills: [], lastLesson: null },
  errors: [{ name: 'Slip', correction: '', questions: ['Q1'], students: 4, of: 20 }],
  groups: [{ letter: 'A', students: 5, needs: ['Signs'] }],
})
const question = (options: readonly (readonly [text: string, correct: boolean])[], answer: string) => ({
  ...{ question: 'How much?', answer, objective: 2, markingPoints: [] },
  options: options.map(([text, correct]) => ({ text, correct, misconception: 1, reason: '' })),
})
const settledQuiz = (exitQuiz: unknown[], finished: WrittenSection[] = []) => {
  const value = lessonSections.assessment.parse({ method: 'Paper', criteria: ['All'], exitQuiz })
  const settled = settleSection({ key: 'assessment', value }, lesson, finished)
  return (settled.value as LessonSections['assessment']).exitQuiz
}
const options = [
  ['7', false],
  ['12', true],
  ['3', false],
] as const

it.each([
  ['direct', ['T1']],
  ['inquiry', ['T1']],
  ['five-e', []],
] as const)('recall and predictions of the model “%s” practise no objective', (teachingModel, free) => {
  const tasks = ['T1', 'T2', 'T3'].map((id) => ({ id, prompt: 'Do it.', objective: 1 }))
  const value = lessonSections.studentSheet.parse({ title: 'Sheet', tasks })
  const request = { ...lesson.request, teachingModel }
  const settled = settleSection({ key: 'studentSheet', value }, { ...lesson, request }, [])
  const { tasks: sheet } = settled.value as LessonSections['studentSheet']
  expect(sheet.filter(({ objective }) => objective === null).map(({ id }) => id)).toEqual(free)
})

describe('a quiz that a model wrote', () => {
  it.each(['B', 'b)', '12', '12.'])(
    'has the text of the right option as its answer if it says %s',
    (answer) => {
      const [settled] = settledQuiz([question(options, answer)])
      expect(settled?.answer).toBe('12')
    },
  )

  it('has its right option marked if only the answer says which it is', () => {
    const unmarked = options.map(([text]) => [text, false] as const)
    const [settled] = settledQuiz([question(unmarked, '12')])
    expect(settled?.options.filter(({ correct }) => correct).map(({ text }) => text)).toEqual(['12'])
  })

  it('keeps an answer that contradicts the marked option, so that it is noticed', () => {
    expect(settledQuiz([question(options, '7')])[0]?.answer).toBe('7')
  })

  it('has amounts in order, and other options never always with the right one first', () => {
    const [settled] = settledQuiz([question(options, '12')])
    expect(settled?.options.map(({ text }) => text)).toEqual(['3', '7', '12'])
    const words = ['red', 'blue', 'green', 'grey'].map((text, index) => [text, index === 0] as const)
    const positions = Array.from({ length: 8 }, (_, index) => {
      const asked = { ...question(words, 'red'), question: `Which colour has thing ${index}?` }
      return settledQuiz([asked])[0]?.options.findIndex(({ correct }) => correct)
    })
    expect(new Set(positions).size).toBeGreaterThan(2)
  })

  it('refers only to objectives and misconceptions that the plan has', () => {
    const items = [{ misconception: 'Wrong', correction: 'Right' }]
    const misconceptions = {
      key: 'misconceptions',
      value: lessonSections.misconceptions.parse({ items }),
    } as const
    const asked = { ...question(options, '12'), objective: 7 }
    const [without] = settledQuiz([asked])
    const [having] = settledQuiz([asked], [misconceptions])
    expect([without?.objective, without?.options.map(({ misconception }) => misconception)]).toEqual([
      null,
      [null, null, null],
    ])
    expect(having?.options.map(({ misconception }) => misconception)).toEqual([1, 1, null])
  })
})

describe('what a model can’t know', () => {
  it('need-groups and marks come only from the class', () => {
    const versions = lessonSections.differentiation.parse({
      ...{ support: ['a'], core: ['b'], challenge: ['c'] },
      groups: ['A', 'Z'].map((letter) => ({ letter, need: 'Signs', task: 'S1' })),
    })
    const lettersFor = (of: OutgoingLesson['context']) => {
      const settled = settleSection(
        { key: 'differentiation', value: versions },
        { ...lesson, context: of },
        [],
      )
      return (settled.value as typeof versions).groups.map(({ letter }) => letter)
    }
    expect([lettersFor(null), lettersFor(context)]).toEqual([[], ['A']])

    const value = lessonSections.misconceptions.parse({
      items: [{ misconception: 'Wrong', correction: 'Right', evidence: '9 of 20 students' }],
    })
    const evidenceFor = (of: OutgoingLesson['context']) => {
      const settled = settleSection({ key: 'misconceptions', value }, { ...lesson, context: of }, [])
      return (settled.value as typeof value).items[0]?.evidence
    }
    expect([evidenceFor(null), evidenceFor(context)]).toEqual(['', '9 of 20 students'])
  })

  it('French typography is corrected in texts, not in code', () => {
    expect(
      frenchSpaces({ text: '« Vrai ? » Non : 8:50 !', blocks: [{ kind: 'code', code: 'a ? b : c' }] }),
    ).toEqual({
      text: '«\u00a0Vrai\u00a0?\u00a0» Non\u00a0: 8:50\u00a0!',
      blocks: [{ kind: 'code', code: 'a ? b : c' }],
    })
  })
})
