import type { FileContent } from '../file-content.ts'
import { fileWords } from '../file-words.ts'

/** By code points: half of one is no text, and the page could not be set. */
const shortened = (text: string, length: number): string => {
  const signs = [...text.replace(/\p{Cs}/gu, '\ufffd')]
  const start = signs.slice(0, Math.max(0, length - 1)).join('')
  return signs.length <= length ? signs.join('') : `${start.trimEnd()}…`
}

const [isolate, endIsolate] = ['\u2068', '\u2069']

/** What somebody typed, in the direction of its own first letter whatever stands around it; cut at so many code points. */
export const typed = (text: string, length: number): string =>
  text === '' ? '' : `${isolate}${shortened(text, length)}${endIsolate}`

const maxTitle = 90

/** How this file writes numbers and days, and what stands on every page of it. */
export function pageTexts({ language, digits, ...content }: FileContent) {
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-${digits === 'arabic' ? 'arab' : 'latn'}`
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const day = (instant: number | string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
      new Date(instant),
    )
  const words = fileWords[language]
  const number = (value: number) => numbers.format(value)
  return {
    number,
    points: (hundredths: number | null) => (hundredths === null ? '–' : number(hundredths / 100)),
    /** A share from 0 to 1. */
    percent: (share: number | null) => (share === null ? '–' : percents.format(share)),
    page: {
      lang: language,
      isRtl: language === 'ar',
      /** How typst counts pages. */
      numbering: digits === 'arabic' ? '١' : '1',
      title: typed(content.title, maxTitle),
      className: typed(content.className, maxTitle),
      date: content.date ? day(content.date, 'UTC') : words.noDate,
      school: typed(content.schoolName, maxTitle),
      madeOn: words.madeOn(day(content.nowMs, content.timeZone)),
    },
  }
}
