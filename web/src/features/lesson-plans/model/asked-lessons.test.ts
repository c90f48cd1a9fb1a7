// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { lessonPlanBefore, newlyAsked, withPlan } from './asked-lessons.ts'
import { emptyForm } from './lesson-inputs.ts'

afterEach(() => void vi.useRealTimers())

it('gives both presses of one wish the same plan before it, and the next wish another one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const first = withPlan(newlyAsked(emptyForm('en')), 'first')
  vi.setSystemTime(60_000)
  expect(lessonPlanBefore(first, Date.now())).toBe('first')
  const second = withPlan(first, 'second')
  vi.setSystemTime(61_000)
  expect(lessonPlanBefore(second, Date.now())).toBe('first')
  // The server answers the second press with what the first one made.
  expect(withPlan(second, 'second')).toEqual(second)
  vi.setSystemTime(70_000)
  expect(lessonPlanBefore(second, Date.now())).toBe('second')
})
