import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  changeDigits,
  formatAgo,
  formatDate,
  formatDateTime,
  formatExactTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  formatSize,
  formatTime,
} from './format.ts'

const speak = (lng: string) => i18next.init({ lng, resources: {} })

beforeEach(() => changeDigits('latin'))
afterEach(() => void vi.unstubAllEnvs())

it('numbers follow the language', async () => {
  await speak('en')
  expect(formatNumber(1234.5)).toBe('1,234.5')
  await speak('fr')
  expect(formatNumber(1234.5)).toBe('1\u202f234,5')
})

it('Arabic uses Latin digits unless Arabic digits are chosen, and other languages follow the same setting', async () => {
  await speak('ar')
  expect(formatNumber(2026, { useGrouping: false })).toBe('2026')
  changeDigits('arabic')
  expect(formatNumber(2026, { useGrouping: false })).toBe('٢٠٢٦')
  await speak('en')
  expect(formatPercent(64)).toContain('٦٤')
})

it('dates follow the order of the language', async () => {
  await speak('en')
  expect(formatDate('2026-11-18T12:00:00Z')).toBe('18 Nov 2026')
})

it.each(['America/Los_Angeles', 'Europe/Paris', 'Pacific/Kiritimati'])(
  'a plain day is written as that day in %s',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    // Formats keep the time zone in which they were created.
    vi.resetModules()
    const format = await import('./format.ts')
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
    expect(format.formatDayMonth('2026-10-05')).toBe('5 Oct')
    expect(format.formatDate('2026-10-01')).toBe('1 Oct 2026')
    expect(format.formatMonth('2026-10-01')).toBe('October 2026')
  },
)

it('a moment shows the same date and time as a date and a time alone', async () => {
  const instant = '2026-11-18T12:05:09Z'
  for (const language of ['en', 'fr', 'ar'])
    for (const digits of ['latin', 'arabic'] as const) {
      await speak(language)
      changeDigits(digits)
      expect(formatDateTime(instant)).toContain(formatDate(instant))
      expect(formatDateTime(instant)).toContain(formatTime(instant))
      expect(formatExactTime(instant)).toContain(formatDate(instant))
    }
})

it('a tax rate keeps its decimals', async () => {
  await speak('en')
  expect([810, 550, 2000].map(formatRate)).toEqual(['8.1%', '5.5%', '20%'])
})

it('money is given in minor units, with the decimals of its currency', async () => {
  await speak('en')
  expect(formatMoney(900, 'EUR')).toBe('€9.00')
  expect(formatMoney(950, 'EUR')).toBe('€9.50')
  expect(formatMoney(500, 'JPY')).toBe('JP¥500')
  await speak('fr')
  expect(formatMoney(123_456, 'EUR')).toBe('1\u202f234,56\u00a0€')
})

it('a price per credit keeps its fraction', async () => {
  await speak('en')
  expect(formatMoney(3.5, 'EUR')).toBe('€0.035')
})

it('an elapsed time is given in its largest whole unit', async () => {
  await speak('en')
  const now = Date.parse('2026-11-18T12:00:00Z')
  expect(formatAgo('2026-11-18T11:59:30Z', now)).toBe('now')
  expect(formatAgo('2026-11-18T11:57:00Z', now)).toBe('3 minutes ago')
  expect(formatAgo('2026-11-17T11:00:00Z', now)).toBe('yesterday')
})

it('sizes of files have at most one decimal and never read as nothing', async () => {
  await speak('en')
  const sizes = [0, 12, 420_000, 4_600_000, 1_268_400_000, 12_000_000_000]
  expect(sizes.map((bytes) => formatSize(bytes))).toEqual([
    '0 kB',
    '1 kB',
    '420 kB',
    '4.6 MB',
    '1,268 MB',
    '12 GB',
  ])
  await speak('fr')
  expect(formatSize(4_600_000)).toBe('4,6\u202fMo')
})
