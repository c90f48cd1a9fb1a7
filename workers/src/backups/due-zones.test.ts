import { describe, expect, it } from 'vitest'
import { dueDay, dueZones } from './due-zones.ts'

describe('a nightly backup', () => {
  it.each([
    ['2026-11-27T00:59:59Z', 'Europe/Paris', null],
    ['2026-11-27T01:00:00Z', 'Europe/Paris', '2026-11-27'],
    ['2026-11-27T04:59:59Z', 'Europe/Paris', '2026-11-27'],
    ['2026-11-27T05:00:00Z', 'Europe/Paris', null],
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
    expect(days('2026-03-28T22:00:00Z', 12)).toEqual([null, '2026-03-29'])
    expect(days('2026-10-24T21:00:00Z', 12)).toEqual([null, '2026-10-25'])
  })
})

it('a weekly backup is due on Sunday from 03:00', () => {
  const due = (now: string) => dueDay('weekly', new Date(now), 'Europe/Paris')
  expect(due('2026-11-29T01:59:59Z')).toBeNull()
  expect(due('2026-11-29T02:00:00Z')).toBe('2026-11-29')
  expect(due('2026-11-28T02:00:00Z')).toBeNull()
})

it('at every time, some zones are due and most are not', () => {
  const zones = dueZones('nightly', new Date('2026-11-27T02:00:00Z'))
  expect(zones).toContain('UTC')
  expect(zones).toContain('Europe/Paris')
  expect(zones).not.toContain('Asia/Tokyo')
})
