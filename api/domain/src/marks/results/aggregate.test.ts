import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOn20, scalePresets, type Rounding } from '../../exams/grading-scale.ts'
import { aggregate } from './aggregate.ts'
import { compareShares, shareOf } from '../shares/exact-share.ts'
import { gradeLabel } from './grade-label.ts'
import { roundResult } from '../shares/round-share.ts'

const exam = (points: number, maximum: number, coefficient = 1) => ({
  pointsHundredths: Math.round(points * 100),
  maximumHundredths: maximum * 100,
  coefficientHundredths: coefficient * 100,
})

describe('the average of several exams', () => {
  it('of 18/20, 3/10 and 1/5 is 12.571 out of 20 by maximum and 9.333 by scale', () => {
    const results = [exam(18, 20), exam(3, 10), exam(1, 5)]
    expect(aggregate(results, 'by-maximum')).toBe('22/35')
    expect(aggregate(results, 'by-scale')).toBe('7/15')
  })

  it('of 4/5, 3.5/5, 4/5 and 85/100 is 0.8391 by maximum and 0.7875 by scale', () => {
    const results = [exam(4, 5), exam(3.5, 5), exam(4, 5), exam(85, 100)]
    expect(aggregate(results, 'by-maximum')).toBe('193/230')
    expect(aggregate(results, 'by-scale')).toBe('63/80')
  })

  it('is weighted by coefficients, and coefficient 0 excludes an exam', () => {
    expect(aggregate([exam(10, 10, 3), exam(0, 10, 1)], 'by-scale')).toBe('3/4')
    expect(aggregate([exam(10, 10, 3), exam(0, 30, 1)], 'by-maximum')).toBe('1/2')
    expect(aggregate([exam(10, 10), exam(0, 10, 0)], 'by-maximum')).toBe('1/1')
    expect(aggregate([exam(10, 10, 0)], 'by-scale')).toBeNull()
    expect(aggregate([], 'by-maximum')).toBeNull()
  })

  it('lies between the lowest and the highest share, in any order, and both modes agree for equal maxima', () => {
    const result = fc
      .record({
        maximum: fc.integer({ min: 1, max: 100_000 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ maximum, share }) => ({
        pointsHundredths: Math.floor(maximum * share),
        maximumHundredths: maximum,
        coefficientHundredths: 100,
      }))
    fc.assert(
      fc.property(fc.array(result, { minLength: 1, maxLength: 30 }), (results) => {
        const shares = results
          .map((one) => shareOf(one.pointsHundredths, one.maximumHundredths) ?? '0/1')
          .sort(compareShares)
        for (const mode of ['by-maximum', 'by-scale'] as const) {
          const average = aggregate(results, mode) ?? ''
          expect(compareShares(average, shares[0] ?? '')).toBeGreaterThanOrEqual(0)
          expect(compareShares(average, shares.at(-1) ?? '')).toBeLessThanOrEqual(0)
          expect(aggregate([...results].reverse(), mode)).toBe(average)
        }
        const equal = results.map(({ pointsHundredths }) => exam(Math.min(pointsHundredths, 500) / 100, 5))
        expect(aggregate(equal, 'by-maximum')).toBe(aggregate(equal, 'by-scale'))
      }),
    )
  })
})

describe('the displayed result', () => {
  it('is the label of the step that the share reaches', () => {
    expect([10_000, 8500, 8499, 0].map((share) => gradeLabel(scalePresets.letters, share))).toEqual([
      ...['A', 'A', 'B', 'F'],
    ])
    expect(gradeLabel(scalePresets.competence, 6000)).toBe('3')
    expect(gradeLabel(pointsOn20, 6000)).toBeNull()
  })

  it('is rounded once, half up, to the unit of the rounding', () => {
    const shown = (points: number, rounding: Rounding) =>
      roundResult(`${String(points)}/2000`, 20, rounding).hundredths
    expect(shown(1237, 'quarter')).toBe(1225)
    expect(shown(1238, 'quarter')).toBe(1250)
    expect(shown(1225, 'half')).toBe(1250)
    expect(shown(1250, 'whole')).toBe(1300)
    expect(roundResult('7/15', 20, 'hundredth')).toEqual({ hundredths: 933, decimals: 2 })
    expect(roundResult('7/15', 20, 'half')).toEqual({ hundredths: 950, decimals: 1 })
  })
})
