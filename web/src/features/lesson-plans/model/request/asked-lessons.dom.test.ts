import { afterEach, expect, it, vi } from 'vitest'
import { lessonPlanBefore, newlyAsked, withPlan } from './asked-lessons.ts'
import { emptyForm } from './lesson-inputs.ts'

afterEach(() => void vi.useRealTimers())

it('both clicks of a double click have the same previous plan, and the next request has another', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const first = withPlan(newlyAsked(emptyForm('en')), 'first')
  vi.setSystemTime(60_000)
  expect(lessonPlanBefore(first, Date.now())).toBe('first')
  const second = withPlan(first, 'second')
  vi.setSystemTime(61_000)
  expect(lessonPlanBefore(second, Date.now())).toBe('first')
  // The second click gets the same plan from the server as the first.
  expect(withPlan(second, 'second')).toEqual(second)
  vi.setSystemTime(70_000)
  expect(lessonPlanBefore(second, Date.now())).toBe('second')
})
