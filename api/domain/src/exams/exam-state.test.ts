import { describe, expect, it } from 'vitest'
import { examStatuses, statusStep, type ExamStatus } from './exam-state.ts'

describe('a change of the status', () => {
  const stepsFrom = (status: ExamStatus, marksVersion: number) =>
    examStatuses.map((to) => {
      const step = statusStep({ status, marksVersion }, to)
      return step && (step.isPossible ? (step.right ?? 'possible') : 'impossible')
    })

  it('is one step forward, and releasing requires a right', () => {
    expect(stepsFrom('draft', 0)).toEqual([null, 'possible', 'impossible', 'impossible'])
    expect(stepsFrom('reviewed', 1)[3]).toBe('exam:release')
  })

  it('is any number of steps back with the right to reopen, but an exam with marks never becomes a draft', () => {
    expect(stepsFrom('released', 0)).toEqual(['exam:reopen', 'exam:reopen', 'exam:reopen', null])
    expect(stepsFrom('released', 1)).toEqual(['impossible', 'exam:reopen', 'exam:reopen', null])
  })
})
