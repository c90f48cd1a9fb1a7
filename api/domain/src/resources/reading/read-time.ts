import { foldLetters } from '../../safety/fold-letters.ts'
import { unitCode } from './units.ts'

const clock =
  /^(?:at |a )?(\d{1,2})(?:\s*(?:[:.]|h|hr|heures?|سا|س)\s*(\d{2})?)?(?:\s*min)?\s*(am|pm|a\.m|p\.m|ص|صباحا|م|مساء|ظهرا)?$/u
const afternoon = new Set(['pm', 'p.m', 'م', 'مساء'])

/** `HH:MM` of a time in a form of the three languages: 14:05, 14 h 05, 2.05 pm, 2:05 مساءً; null for anything else. */
export function readTime(flat: string): string | null {
  const written = foldLetters(flat)
    .replace(/[ \u00a0\u202f]+/gu, ' ')
    .replace(/^الساعه /u, '')
    .replace(/\.$/u, '')
    .trim()
  const [, hourText, minute, half] = clock.exec(written) ?? []
  if (hourText === undefined || (minute === undefined && !/\p{L}/u.test(written))) return null
  let hour = Number(hourText)
  if (hour > 23 || Number(minute ?? 0) > 59) return null
  // At noon and around midnight, these words are used in different ways.
  if (half === 'ظهرا') return null
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (afternoon.has(half) ? 12 : 0)
  }
  return `${String(hour).padStart(2, '0')}:${minute ?? '00'}`
}

const minutesIn: Readonly<Record<string, number>> = { d: 1440, h: 60, min: 1 }
const amount = /(\d+)\s*(\p{L}+)?/uy

/** The minutes of a duration: `95`, `95 min`, `1 h 35 min`, `1 h 35`; null for anything else. */
export function readMinutes(flat: string): number | null {
  const written = foldLetters(flat)
    .replace(/(^|\s)(?:and|et|و)\s*(?=\d)/gu, '$1')
    .replace(/[.,;]$/u, '')
    .trim()
  let at = 0
  let minutes = 0
  let least = Infinity
  while (at < written.length) {
    amount.lastIndex = at
    const [all, count, name] = amount.exec(written) ?? []
    if (all === undefined || count === undefined) return null
    const unit =
      name === undefined
        ? least === Infinity || least === 60
          ? 1
          : 0
        : (minutesIn[unitCode(name) ?? ''] ?? 0)
    // Units follow each other from the larger to the smaller.
    if (unit === 0 || unit >= least) return null
    if (least < Infinity && Number(count) * unit >= least) return null
    least = unit
    minutes += Number(count) * unit
    at += all.length
    while (/[\s\u00a0;]/u.test(written[at] ?? '')) at += 1
  }
  return least === Infinity ? null : minutes
}
