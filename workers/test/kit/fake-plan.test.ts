import { lessonSections, type LessonSection } from '@classeur/contracts'
import { checkPlan } from '@classeur/domain/lesson-plans'
import { expect, it } from 'vitest'
import { fakeObjectives } from './fake-answer.ts'
import { fakeSections } from './fake-plan.ts'
import { lessonFor, lessonRequest } from './request-for-tests.ts'

it.each([1, 4, 6])(
  'the checks find nothing in the plan of the fake provider with %i objectives',
  (objectives) => {
    const { request } = lessonFor()
    const sections = Object.entries(fakeSections({ ...lessonRequest, objectives })).map(([key, value]) => {
      const schema = lessonSections[key as LessonSection['key']]
      return { key, value: schema.parse(key === 'phases' ? { ...value, fittedFromMin: null } : value) }
    })
    const findings = checkPlan({
      ...{ request, language: request.language },
      objectives: Array.from(
        { length: objectives },
        (_, index) => fakeObjectives(request)[index % 4]!,
      ) as never,
      sections: sections as never,
    })
    expect(findings.filter(({ section }) => section !== 'objectives')).toEqual([])
  },
)
