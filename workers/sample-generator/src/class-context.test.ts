import { LessonContext, lessonSections } from '@classeur/contracts'
import { checkPlan } from '@classeur/domain/lesson-plans'
import { expect, it } from 'vitest'
import { languages, requestFor } from '../../test/kit/lesson-requests.ts'
import { wholePlan } from '../../test/kit/whole-plan.ts'
import { createSampleGenerator } from './create-sample-generator.ts'

const text = createSampleGenerator({ paceMs: 0 })

const classContext = (changes: Partial<LessonContext> = {}): LessonContext =>
  LessonContext.parse({
    ...{ students: 20, exam: null, weakSkills: [], errors: [], groups: [], skills: [], lastLesson: null },
    ...changes,
  })

/** The same error as teachers of three languages name it. */
const addedBottoms = {
  en: 'Adds the numerators and the denominators',
  fr: 'Additionne aussi les dénominateurs',
  ar: 'يجمع المقامين',
}
const notSimplified = {
  en: 'Not simplified',
  fr: 'Fraction non simplifiée',
  ar: 'لم يكتب الكسر في أبسط صورة',
}

const contextOf = (language: keyof typeof addedBottoms) =>
  classContext({
    errors: [
      { name: addedBottoms[language], correction: '', questions: ['Q2'], students: 4, of: 20 },
      { name: notSimplified[language], correction: '', questions: ['Q2', 'Q5'], students: 1209, of: 2000 },
    ],
    groups: [
      { letter: 'A', students: 6, needs: [`N4 ${notSimplified[language]}`] },
      { letter: 'B', students: 4, needs: ['Reads too fast'] },
      { letter: 'C', students: 10, needs: [] },
    ],
  })

it.each(languages)(
  'in %s, the misconceptions that the marks show come first, with their numbers',
  async (language) => {
    const request = requestFor('fractions-sums-unlike', language)
    const { valueOf } = await wholePlan(text, request, contextOf(language))
    const [first, second, third] = valueOf('misconceptions').items
    const thousands = { en: '1,209', fr: '1\u202f209', ar: '1,209' }[language]
    expect(first?.evidence).toContain(thousands)
    expect(first?.evidence).toMatch(/Q2.*Q5/u)
    expect(second?.evidence).toContain('4')
    expect(third?.evidence).toBe('')
    const plain = await wholePlan(text, request)
    expect(first?.misconception).not.toBe(plain.valueOf('misconceptions').items[0]?.misconception)
  },
)

it.each(languages)(
  'in %s, every need-group gets a task, and the class extra tasks with answers',
  async (language) => {
    const request = requestFor('fractions-sums-unlike', language)
    const plan = await wholePlan(text, request, contextOf(language))
    const { supportTasks, groups } = plan.valueOf('differentiation')
    expect(supportTasks.map(({ id }) => id)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5'])
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
    expect(groups[0]?.task).toContain('S4')
    expect(groups[1]?.task).toContain('S1–S3')
    expect(groups[2]?.task).toContain('C1')
    const answered = plan.valueOf('modelAnswers').items.map(({ taskId }) => taskId)
    expect(answered).toEqual(expect.arrayContaining(['S4', 'S5']))
    for (const { key, value } of plan.sections) expect(lessonSections[key].parse(value)).toEqual(value)
    const { objectives, sections } = plan
    expect(checkPlan({ language, request, objectives, sections, groups: ['A', 'B', 'C'] })).toEqual([])
  },
)

it('a distractor names its misconception also when the marks change their order', async () => {
  const request = requestFor('fractions-sums-unlike', 'en')
  for (const context of [null, contextOf('en')]) {
    const { valueOf } = await wholePlan(text, request, context)
    const misconceptions = valueOf('misconceptions').items
    for (const { options } of valueOf('assessment').exitQuiz)
      for (const { text: option, misconception } of options) {
        if (option !== '$\\frac{3}{13}$') continue
        expect(misconceptions[(misconception ?? 0) - 1]?.misconception).toContain('add the denominators')
      }
  }
})

it('a weak skill counts as evidence if no error names the misconception', async () => {
  const weak = { code: 'N7', name: 'Find a common denominator', shareBasisPoints: 4100, questions: 2 }
  const context = classContext({ weakSkills: [{ ...weak, missed: 11, of: 20 }] })
  const { valueOf } = await wholePlan(text, requestFor('fractions-sums-unlike', 'en'), context)
  expect(valueOf('misconceptions').items[0]?.evidence).toBe(
    '11 of 20 students are below half of the points in “Find a common denominator”',
  )
})

it('marks that say nothing about the topic change nothing', async () => {
  const weak = { code: 'G1', name: 'Angles in a triangle', shareBasisPoints: 4100, questions: 2 }
  const context = classContext({ weakSkills: [{ ...weak, missed: 11, of: 20 }] })
  const request = requestFor('fractions-sums-unlike', 'en')
  const { sections } = await wholePlan(text, request, context)
  expect(sections).toEqual((await wholePlan(text, request)).sections)
})
