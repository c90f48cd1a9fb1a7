import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOn20, scalePresets } from '../grading-scale.ts'
import { aggregate } from './aggregate.ts'
import { gradeLabel, roundShown, shownOn } from './grade-label.ts'

const exam = (points: number, maximum: number, coefficient = 1) => ({
  pointsHundredths: Math.round(points * 100),
  maximumHundredths: maximum * 100,
  coefficientHundredths: coefficient * 100,
})

describe('the average of several exams', () => {
  it('of 18/20, 3/10, 1/5 is 12.571 on 20 by maximum and 9.333 each brought to the scale', () => {
    const results = [exam(18, 20), exam(3, 10), exam(1, 5)]
    expect(aggregate(results, 'by-maximum')).toBe(Math.round((22 / 35) * 10_000))
    expect(aggregate(results, 'by-scale')).toBe(4667)
  })

  it('of 4/5, 3.5/5, 4/5, 85/100 is .8391 by points and .7875 as mean of percents', () => {
    const results = [exam(4, 5), exam(3.5, 5), exam(4, 5), exam(85, 100)]
    expect(aggregate(results, 'by-maximum')).toBe(8391)
    expect(aggregate(results, 'by-scale')).toBe(7875)
  })

  it('weighs by coefficients, and 0 counts for nothing', () => {
    expect(aggregate([exam(10, 10, 3), exam(0, 10, 1)], 'by-scale')).toBe(7500)
    expect(aggregate([exam(10, 10, 3), exam(0, 30, 1)], 'by-maximum')).toBe(5000)
    expect(aggregate([exam(10, 10), exam(0, 10, 0)], 'by-maximum')).toBe(10_000)
    expect(aggregate([exam(10, 10, 0)], 'by-scale')).toBeNull()
    expect(aggregate([], 'by-maximum')).toBeNull()
  })

  it('lies between the lowest and the highest share, in any order, and both ways agree on equal maxima', () => {
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
        const shares = results.map((one) => (one.pointsHundredths / one.maximumHundredths) * 10_000)
        for (const mode of ['by-maximum', 'by-scale'] as const) {
          const average = aggregate(results, mode)
          expect(average).toBeGreaterThanOrEqual(Math.floor(Math.min(...shares)))
          expect(average).toBeLessThanOrEqual(Math.ceil(Math.max(...shares)))
          expect(aggregate([...results].reverse(), mode)).toBe(average)
        }
        const equal = results.map(({ pointsHundredths }) => exam(Math.min(pointsHundredths, 500) / 100, 5))
        expect(aggregate(equal, 'by-maximum')).toBe(aggregate(equal, 'by-scale'))
      }),
    )
  })
})

describe('what is shown of a result', () => {
  it('is the step of the scale that the share reaches', () => {
    expect([10_000, 8500, 8499, 0].map((share) => gradeLabel(scalePresets.letters, share))).toEqual([
      ...['A', 'A', 'B', 'F'],
    ])
    expect(gradeLabel(scalePresets.competence, 6000)).toBe('3')
    expect(gradeLabel(pointsOn20, 6000)).toBeNull()
  })

  it('is rounded halves upwards to the unit of the rounding, once', () => {
    expect(roundShown(1237, 'quarter')).toBe(1225)
    expect(roundShown(1238, 'quarter')).toBe(1250)
    expect(roundShown(1225, 'half')).toBe(1250)
    expect(roundShown(1250, 'whole')).toBe(1300)
    expect(roundShown(1234, 'exact')).toBe(1234)
    const result = { pointsHundredths: 700, maximumHundredths: 1500 }
    expect(shownOn(result, 20, 'hundredth')).toBe(933)
    expect(shownOn(result, 20, 'half')).toBe(950)
    expect(shownOn(result, 20, 'exact')).toBeCloseTo(933.3333, 4)
    expect(shownOn({ pointsHundredths: null, maximumHundredths: 0 }, 20, 'half')).toBeNull()
  })
})
