import { lessonSections, LessonObjective } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { samplePlans } from '../../../test/lesson-plans/sample-plans.ts'
import { checkPlan } from './check-plan.ts'
import { checklistOf } from './checklist/checklist.ts'

describe.each(samplePlans.map((plan) => [plan.name, plan] as const))('a good plan: %s', (_name, plan) => {
  it('fits the wire format', () => {
    for (const { key, value } of plan.sections) expect(lessonSections[key].parse(value)).toEqual(value)
    for (const objective of plan.objectives) expect(LessonObjective.parse(objective)).toEqual(objective)
  })

  it('passes every check', () => {
    expect(checkPlan(plan)).toEqual([])
  })

  it('has a complete checklist', () => {
    expect(checklistOf(plan).filter(({ ok }) => ok !== true)).toEqual([])
  })
})
