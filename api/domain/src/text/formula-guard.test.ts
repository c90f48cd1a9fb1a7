import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../.config/property-runs.ts'
import { deneutralise, neutralise } from './formula-guard.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...'"\t\n\r\'=+-@a1 \ufeff'), { maxLength: 8 }).map((signs) => signs.join('')),
)

describe('a text for a spreadsheet program', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+33 6', "'+33 6"],
    ['-', "'-"],
    ['@home', "'@home"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["'n Sync", "'n Sync"],
    ['a;=cmd', "a;'=cmd"],
    ['a, @b', "a, '@b"],
    ['a;"=cmd', 'a;"\'=cmd'],
    ["a;'=cmd", "a;''=cmd"],
    ['Ben-Ali', 'Ben-Ali'],
    ['سارة', 'سارة'],
    ['', ''],
  ])('is shown and never run: %j', (plain, safe) => {
    expect(neutralise(plain)).toBe(safe)
    expect(deneutralise(safe)).toBe(plain)
  })

  it('is restored exactly, including its own apostrophes', () => {
    fc.assert(
      fc.property(text, (plain) => {
        expect(deneutralise(neutralise(plain))).toBe(plain)
        expect(neutralise(plain)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
      }),
      propertyRuns(500),
    )
  })
})
