import type { Language } from '@classeur/contracts'
import { dayIn } from '@classeur/domain/calendar'
import { writeCsv } from '../csv/write-csv.ts'
import { majorUnits } from './money.ts'

/** Spreadsheet programs in French expect a semicolon between cells and a comma in decimals. */
const usesSemicolon: Record<Language, boolean> = { en: false, fr: true, ar: false }

/** Writes the cells of a CSV file in a language. Digits are 0–9, so that programs can sum them. */
export function csvValues(language: Language, timeZone: string) {
  const mark = usesSemicolon[language] ? ',' : '.'
  // ISO 8601, as in Swedish, which programs in all languages read as dates.
  const dayOf = dayIn(timeZone)
  const times = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const decimal = (text: string) => text.replace('.', mark)
  return {
    /** `2026-11-26`; empty for null. */
    day: (at: string | null) => (at === null ? '' : dayOf(new Date(at))),
    /** `2026-11-26 18:40` */
    time: (at: string) => times.format(new Date(at)),
    /** An amount of minor units, in major units. */
    amount: (amountMinor: number, currency: string) => decimal(majorUnits(amountMinor, currency)),
    /** Basis points as a number of percent. */
    percent: (basisPoints: number) => decimal(String(basisPoints / 100)),
    file: (rows: readonly (readonly string[])[]) =>
      Buffer.from(writeCsv(rows, { delimiter: usesSemicolon[language] ? 'semicolon' : 'comma' })),
  }
}
