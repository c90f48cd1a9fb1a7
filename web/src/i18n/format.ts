import { currencyDigits } from '@classeur/domain/billing'
import type { Digits } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import i18next from 'i18next'
import { createStore } from '../config/create-store.ts'

const storageKey = 'classeur:digits'
const digits = createStore<Digits>(localStorage.getItem(storageKey) === 'arabic' ? 'arabic' : 'latin')

export const readDigits = digits.get

/** The digits in which numbers are shown. A component that uses this hook renders again when they change. */
export const useDigits = (): Digits => useSyncExternalStore(digits.subscribe, digits.get)

export function changeDigits(next: Digits): void {
  localStorage.setItem(storageKey, next)
  digits.set(next)
}

/** BCP 47 tag of the language with the digits setting, e.g. `fr-u-nu-latn`. English uses British dates (18 Nov). */
export function formatLocale(): string {
  const language = i18next.language === 'en' ? 'en-GB' : (i18next.language ?? 'en-GB')
  return `${language}-u-nu-${digits.get() === 'arabic' ? 'arab' : 'latn'}`
}

/** Caches formats: creating one takes a thousand times as long as using it, and a screen uses only a few. */
function oncePer<Format>(make: (key: string) => Format): (key: string) => Format {
  const made = new Map<string, Format>()
  return (key) => {
    const format = made.get(key) ?? make(key)
    made.set(key, format)
    return format
  }
}

type Instant = string | number | Date

const plainDay = /^\d{4}-\d{2}-\d{2}$/
/** A plain day is the same day in every time zone. `new Date` reads it as midnight UTC: the day before, in America. */
const momentOf = (instant: Instant): Date =>
  new Date(typeof instant === 'string' && plainDay.test(instant) ? `${instant}T12:00:00` : instant)

/** Each format takes a moment, or a plain day such as the date of an exam (2026-11-18). */
function dateWith(options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  const formatIn = oncePer((locale) => new Intl.DateTimeFormat(locale, options))
  return (instant) => formatIn(formatLocale()).format(momentOf(instant))
}

const numberFormat = oncePer((key) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.NumberFormatOptions]
  return new Intl.NumberFormat(locale, options)
})

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(JSON.stringify([formatLocale(), options])).format(value)

/** A whole percentage, unless more decimals are asked for; `percent` is 0 to 100. */
export const formatPercent = (percent: number, mostDecimals = 0, leastDecimals = 0): string =>
  formatNumber(percent / 100, {
    style: 'percent',
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
  })

/** A rate with its decimals, such as a VAT of 8.1%. */
export const formatRate = (basisPoints: number): string => formatPercent(basisPoints / 100, 2)

/**
 * `amountMinor` is in minor units of an ISO 4217 currency; it may have a fraction, such as the price of one credit.
 * Always shows the decimals of the currency (€9.00), so that a price reads the same on every screen and receipt.
 */
export function formatMoney(amountMinor: number, currency: string): string {
  const options: Intl.NumberFormatOptions = { style: 'currency', currency }
  if (!Number.isInteger(amountMinor)) options.maximumFractionDigits = 3
  return formatNumber(amountMinor / 10 ** currencyDigits(currency), options)
}

/** Not `dateStyle: 'medium'`, which in Arabic is another form: 18/11/2026. */
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

/** 18 Nov 2026 */
export const formatDate = dateWith(date)
/** Wednesday 18 November */
export const formatWeekdayDate = dateWith({ weekday: 'long', day: 'numeric', month: 'long' })
/** 18 November */
export const formatLongDayMonth = dateWith({ day: 'numeric', month: 'long' })
/** 18, the day of a month */
export const formatDay = dateWith({ day: 'numeric' })
/** November 2026 */
export const formatMonth = dateWith({ month: 'long', year: 'numeric' })
/** 18 Nov */
export const formatDayMonth = dateWith({ day: 'numeric', month: 'short' })
/** 14:05 */
export const formatTime = dateWith(time)
/** 18 Nov 2026, 14:05 */
export const formatDateTime = dateWith({ ...date, ...time })
/** 18 Nov 2026, 14:05:09. The seconds tell apart two changes in the same minute. */
export const formatExactTime = dateWith({ ...date, ...time, second: '2-digit' })

const sizeUnits = [
  ['gigabyte', 1e9, 1e10],
  ['megabyte', 1e6, 1e6],
  ['kilobyte', 1e3, 0],
] as const
/** Sizes below this many units show one decimal. */
const decimalBelow = 10

/** The size of a file: 420 kB, 4.6 MB, 1,268 MB, 12 GB; never "0 kB" for a file with content. */
export function formatSize(bytes: number): string {
  const [unit, size] = sizeUnits.find(([, , from]) => bytes >= from) ?? sizeUnits[2]
  const amount = unit === 'kilobyte' ? Math.ceil(bytes / size) : bytes / size
  const maximumFractionDigits = amount < decimalBelow ? 1 : 0
  return formatNumber(amount, { style: 'unit', unit, maximumFractionDigits })
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "3 minutes ago", "yesterday"; less than a minute is "now". */
export function formatAgo(instant: Instant, nowMs = Date.now()): string {
  const seconds = Math.round((new Date(instant).getTime() - nowMs) / 1000)
  const relative = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' })
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit ? relative.format(Math.round(seconds / unit[1]), unit[0]) : relative.format(0, 'second')
}
