import { describe, expect, it } from 'vitest'
import { pCurve, sCurve } from './sp-curves.ts'

const size = { column: 10, row: 20 }

describe('the curves over the errors table', () => {
  it('step after the right answers of each student, and below those of each question', () => {
    expect(sCurve([2, 1], size)).toBe('M20 0H20V20H10V40')
    expect(pCurve([{ right: 2 }, { right: 1 }], size)).toBe('M0 40V40H10V20H20')
    expect([sCurve([], size), pCurve([], size)]).toEqual(['', ''])
  })

  it('the curve of the questions ends before bonus questions, which nobody misses', () => {
    const columns = [{ right: 2 }, { right: 0, isBonus: true as const }]
    expect(pCurve(columns, size)).toBe('M0 40V40H10')
    expect(pCurve(columns.slice(1), size)).toBe('')
  })
})
