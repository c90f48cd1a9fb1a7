import { expect, it } from 'vitest'
import { haveCommonDay } from './day-range.ts'

const range = (startsOn: string, endsOn: string) => ({ startsOn, endsOn })

it('two ranges overlap from the first day that both contain', () => {
  const autumn = range('2026-09-01', '2026-12-20')
  for (const [other, isCommon] of [
    [range('2026-12-20', '2027-03-01'), true],
    [range('2026-12-21', '2027-03-01'), false],
    [range('2026-08-01', '2026-08-31'), false],
    [range('2026-10-01', '2026-10-02'), true],
  ] as const)
    expect([haveCommonDay(autumn, other), haveCommonDay(other, autumn)]).toEqual([isCommon, isCommon])
})
