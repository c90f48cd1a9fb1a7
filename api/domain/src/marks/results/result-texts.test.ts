import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOn20, scalePresets, type Rounding } from '../../exams/grading-scale.ts'
import { compareShares, meanShare, shareOf, type ExactShare } from '../shares/exact-share.ts'
import { createResultTexts } from './result-texts.ts'
import { roundShare } from '../shares/round-share.ts'

const texts = createResultTexts({
  number: (value, { least, most }) =>
    value.toLocaleString('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most }),
  percent: (percent, most, least = 0) =>
    `${percent.toLocaleString('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })}%`,
  of: (points, maximum) => `${points} of ${maximum}`,
  pointsOf: (points, maximum) => `${points} of ${maximum} points`,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const on20 = (rounding: Rounding) => ({ scale: pointsOn20, rounding })
const shares = fc
  .record({ points: fc.integer({ min: 0, max: 200_000 }), maximum: fc.integer({ min: 1, max: 100_000 }) })
  .map(({ points, maximum }) => ({ points, maximum, share: shareOf(points, maximum) as ExactShare }))

describe('a mean', () => {
  it('in statistics has one decimal in percent, rounded half up from the exact share', () => {
    expect(texts.percentInTenths('1243/2000')).toBe('62.2%')
    expect(texts.percentInTenths('497/800')).toBe('62.1%')
    expect(texts.percentInTenths('1/1')).toBe('100%')
    expect(['347/400', '1/1'].map(texts.percentColumn)).toEqual(['86.8%', '100.0%'])
    expect(texts.twoDecimalMean('497/800', 2000)).toBe('12.43')
  })

  it('of 12.349 out of 20 is shown as 12.3, not 12.4, because no rounded percentage is in between', () => {
    expect(plain(texts.mean('12349/20000', on20('tenth')))).toBe('12.3 / 20')
    expect(plain(texts.mean('6175/10000', on20('tenth')))).toBe('12.4 / 20')
  })

  it('has the same number of decimals for every value, followed by its unit', () => {
    expect(plain(texts.mean('13/20', on20('hundredth')))).toBe('13.00 / 20')
    expect(plain(texts.mean('13/20', on20('half')))).toBe('13.0 / 20')
    expect(plain(texts.mean('12/20', on20('whole')))).toBe('12.0 / 20')
    expect(texts.meanPoints('247/400', 4000, 'hundredth')).toBe('24.70 of 40 points')
    expect(texts.mean('31/50', { scale: scalePresets.letters, rounding: 'tenth' })).toBe('C · 62%')
  })

  it('is not rounded to halves or quarters, unlike a result', () => {
    expect(plain(texts.mean('12349/20000', on20('quarter')))).toBe('12.35 / 20')
    expect(plain(texts.result('12349/20000', on20('quarter')))).toBe('12.25 / 20')
  })

  it('changes by the exact difference, rounded once; a difference that rounds to zero isn’t a change', () => {
    // From 12.349 to 12.96 is 0.611, although the displayed means, 12.3 and 13.0, differ by 0.7.
    expect(texts.change('12349/20000', '1296/2000', on20('tenth'))).toBe('+0.6')
    expect(texts.change('1296/2000', '12349/20000', on20('tenth'))).toBe('−0.6')
    expect(texts.change('1/2', '5001/10000', on20('tenth'))).toBeNull()
    expect(texts.change('1/2', '53/100', { scale: scalePresets.letters, rounding: 'tenth' })).toBe('+3%')
  })

  it('of shares with different maxima is exact', () => {
    const mean = meanShare([shareOf(1500, 1750), shareOf(1000, 2000), shareOf(700, 1300)] as ExactShare[])
    // (6/7 + 1/2 + 7/13) / 3
    expect(mean).toBe('115/182')
    expect(meanShare([])).toBeNull()
  })
})

describe('a result', () => {
  it('of 15 out of 17.5 points is 17.14 out of 20; its points are written out with the unit', () => {
    const share = shareOf(1500, 1750) as ExactShare
    expect(plain(texts.result(share, on20('hundredth')))).toBe('17.14 / 20')
    expect(texts.pointsOf(1500, 1750)).toBe('15 of 17.5')
    expect(texts.pointsInFull(1850, 2500)).toBe('18.5 of 25 points')
    expect(texts.percent(share)).toBe('86%')
  })

  it('without points or with a maximum of 0 has no share', () => {
    expect(shareOf(null, 2000)).toBeNull()
    expect(shareOf(0, 0)).toBeNull()
  })
})

describe('rounding', () => {
  it('rounds the exact value once, half up, to the nearest step', () => {
    fc.assert(
      fc.property(
        shares,
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(1, 10, 25, 50, 100),
        ({ points, maximum, share }, whole, step) => {
          const shown = BigInt(roundShare(share, whole, step))
          const [exact, unit] = [BigInt(points) * BigInt(whole), BigInt(maximum)]
          // The exact value lies in [shown − step/2, shown + step/2).
          expect(2n * exact >= (2n * shown - BigInt(step)) * unit).toBe(true)
          expect(2n * exact < (2n * shown + BigInt(step)) * unit).toBe(true)
          expect(shown % BigInt(step)).toBe(0n)
        },
      ),
    )
  })

  it('preserves the order of results, and the mean of equal results equals each of them', () => {
    fc.assert(
      fc.property(shares, shares, fc.integer({ min: 1, max: 40 }), (a, b, n) => {
        const order = compareShares(a.share, b.share)
        expect(order).toBe(Math.sign(a.points * b.maximum - b.points * a.maximum))
        expect(compareShares(b.share, a.share)).toBe(order === 0 ? 0 : -order)
        if (order < 0) expect(roundShare(a.share, 2000, 1)).toBeLessThanOrEqual(roundShare(b.share, 2000, 1))
        expect(meanShare(Array.from({ length: n }, () => a.share))).toBe(a.share)
      }),
    )
  })

  it('follows an exact sum of shares that does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(shares, { minLength: 1, maxLength: 30 }), (many) => {
        const common = many.reduce((product, { maximum }) => product * BigInt(maximum), 1n)
        const sum = many.reduce(
          (total, { points, maximum }) => total + (BigInt(points) * common) / BigInt(maximum),
          0n,
        )
        const [numerator = '0', denominator = '1'] = (meanShare(many.map(({ share }) => share)) ?? '').split(
          '/',
        )
        expect(BigInt(numerator) * common * BigInt(many.length)).toBe(sum * BigInt(denominator))
        expect(meanShare(many.map(({ share }) => share).reverse())).toBe(`${numerator}/${denominator}`)
      }),
    )
  })
})
