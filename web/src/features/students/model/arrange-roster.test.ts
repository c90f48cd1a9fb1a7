import { afterEach, expect, it, vi } from 'vitest'
import { rosterOf, studentId, studentOf } from '../../../testing/student-samples.ts'
import { arrangeRoster, orderAfterPress, type Means, type RosterOrder } from './arrange-roster.ts'
import { planSlotsOf } from './plan-slots.ts'

afterEach(() => vi.useRealTimers())

const byNumber: RosterOrder = { column: 'number', isDescending: false }
const students = [
  studentOf(1, 'التونسي', 'أحمد'),
  studentOf(2, 'Ahmed', 'Zoé'),
  studentOf(3, 'Dupont', 'Éloïse', { externalId: 'A-17' }),
]
const arranged = (order: RosterOrder, search: string, means: Means = new Map()) =>
  arrangeRoster(students, { order, search, groupId: null, means }, 'en').present.map(({ number }) => number)
const matches = (search: string) => arranged(byNumber, search)

it('the search finds a name in Latin or Arabic letters by the other script', () => {
  expect(matches('ahmed')).toEqual([1, 2])
  expect(matches('أحمد')).toEqual([1, 2])
  expect(matches('khadija')).toEqual([])
})

it('the search finds any part of a name or school number, ignoring accents and case', () => {
  expect(matches('LOISE')).toEqual([3])
  expect(matches('a 17')).toEqual([3])
  expect(matches('')).toEqual([1, 2, 3])
})

it('students are sorted by the exact mean, in both directions, with students without a mean last', () => {
  const means = new Map([
    [studentId(1), { mean: '2/3', exams: 1 }],
    [studentId(3), { mean: '667/1000', exams: 2 }],
  ])
  const best = orderAfterPress(byNumber, 'mean')
  expect(arranged(best, '', means)).toEqual([3, 1, 2])
  expect(arranged(orderAfterPress(best, 'mean'), '', means)).toEqual([1, 3, 2])
})

it('a student whose last day is still to come is in the class, and has left from that day on', () => {
  const leaving = [studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'Zahra', 'Amal', { leftOn: '2026-10-02' })]
  const listsOn = (day: string) => {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`))
    const { present, left } = arrangeRoster(
      leaving,
      { order: byNumber, search: '', groupId: null, means: new Map() },
      'en',
    )
    const { present: slots, free } = planSlotsOf(rosterOf(leaving, { limit: 2 }))
    return [present.map(({ number }) => number), left.map(({ number }) => number), slots, free]
  }
  expect(listsOn('2026-10-01')).toEqual([[1, 2], [], 2, 0])
  expect(listsOn('2026-10-02')).toEqual([[1], [2], 1, 1])
})
