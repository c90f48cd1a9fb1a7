import { describe, expect, it } from 'vitest'
import { dueDay, dueZones } from './due-zones.ts'

describe('a nightly backup', () => {
  it.each([
    ['2026-11-27T00:59:59Z', 'Europe/Paris', null],
    ['2026-11-27T01:00:00Z', 'Europe/Paris', '2026-11-27'],
    ['2026-11-27T04:59:59Z', 'Europe/Paris', '2026-11-27'],
    // A machine that is off at night makes up for it during the day.
    ['2026-11-27T08:00:00Z', 'Europe/Paris', '2026-11-27'],
    ['2026-11-27T22:59:59Z', 'Europe/Paris', '2026-11-27'],
    ['2026-11-27T23:00:00Z', 'Europe/Paris', null],
    ['2026-11-26T20:30:00Z', 'Asia/Kolkata', '2026-11-27'],
    ['2026-11-26T20:29:59Z', 'Asia/Kolkata', null],
    ['2026-11-27T12:00:00Z', 'Pacific/Honolulu', '2026-11-27'],
    ['2026-11-26T13:00:00Z', 'Pacific/Auckland', '2026-11-27'],
  ])('at %s in %s is due for %j', (now, zone, day) => {
    expect(dueDay('nightly', new Date(now), zone)).toBe(day)
  })

  it('is made once on the nights on which clocks change', () => {
    const days = (from: string, hours: number) => [
      ...new Set(
        Array.from({ length: hours * 2 }, (_, half) =>
          dueDay('nightly', new Date(Date.parse(from) + half * 1_800_000), 'Europe/Paris'),
        ),
      ),
    ]
    expect(days('2026-03-28T22:00:00Z', 12)).toEqual(['2026-03-28', null, '2026-03-29'])
    expect(days('2026-10-24T21:00:00Z', 12)).toEqual(['2026-10-24', null, '2026-10-25'])
  })
})

it('a weekly backup is due from Sunday at 03:00 until the next Sunday', () => {
  const due = (now: string) => dueDay('weekly', new Date(now), 'Europe/Paris')
  expect(due('2026-11-29T01:59:59Z')).toBeNull()
  expect(due('2026-11-29T02:00:00Z')).toBe('2026-11-29')
  expect(due('2026-11-28T02:00:00Z')).toBe('2026-11-22')
  expect(due('2026-12-01T09:00:00Z')).toBe('2026-11-29')
})

describe('the zones in which a nightly backup is due', () => {
  it('are some of those that schools have', () => {
    const zones = ['UTC', 'Europe/Paris', 'Atlantic/Azores']
    expect(dueZones('nightly', new Date('2026-11-27T02:00:00Z'), zones)).toEqual(['UTC', 'Europe/Paris'])
  })

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ])('include %s and its earlier name %s at the same hours', (name, earlier) => {
    const nights = Array.from({ length: 24 }, (_, hour) =>
      dueZones('nightly', new Date(Date.UTC(2026, 10, 27, hour, 30)), [name, earlier]),
    )
    expect(nights.filter((due) => due.length > 0)).toEqual(Array.from({ length: 22 }, () => [name, earlier]))
  })

  it('include an unknown zone by UTC', () => {
    expect(dueZones('nightly', new Date('2026-11-27T02:00:00Z'), ['Mars/Base'])).toEqual(['Mars/Base'])
    expect(dueZones('nightly', new Date('2026-11-27T01:00:00Z'), ['Mars/Base'])).toEqual([])
  })
})
