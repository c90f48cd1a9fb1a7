import type { ExactShare } from '@classeur/contracts'
import type { ExamLeaf } from '@classeur/domain/exams'
import { documentLocale, resultTextsFor } from '../../result-texts.ts'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'

/** Cuts by code points, because typst fails on a lone surrogate. */
const shortened = (text: string, length: number): string => {
  const signs = [...text.replace(/\p{Cs}/gu, '\ufffd')]
  const start = signs.slice(0, Math.max(0, length - 1)).join('')
  return signs.length <= length ? signs.join('') : `${start.trimEnd()}…`
}

const [isolate, endIsolate] = ['\u2068', '\u2069']

/** User input, isolated in the direction of its own first letter and cut to a number of code points. */
export const typed = (text: string, length: number): string =>
  text === '' ? '' : `${isolate}${shortened(text, length)}${endIsolate}`

/** Whether a mark is shown in red: below half of its maximum. A bonus only adds points, so it never is. */
export const isLow = (
  { isBonus, maxHundredths }: Pick<ExamLeaf, 'isBonus' | 'maxHundredths'>,
  valueHundredths: number | null,
): boolean => !isBonus && valueHundredths !== null && valueHundredths * 2 < maxHundredths

const maxTitle = 90

/** The number and date formats of a file, and the texts on each of its pages. */
export function pageTexts({ language, digits, ...content }: Omit<MarkSheetContent, 'sheet'>) {
  const locale = documentLocale(language, digits)
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false })
  const results = resultTextsFor(language, digits)
  const day = (instant: number | string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
      new Date(instant),
    )
  const texts = markSheetTexts[language]
  return {
    results,
    /** A count. */
    number: (value: number) => numbers.format(value),
    points: (hundredths: number | null) => (hundredths === null ? '–' : results.points(hundredths)),
    questionMean: (share: ExactShare | null, maximumHundredths: number) =>
      share === null ? '–' : results.twoDecimalMean(share, maximumHundredths),
    page: {
      lang: language,
      isRtl: language === 'ar',
      /** The numbering pattern for typst. */
      numbering: digits === 'arabic' ? '١' : '1',
      title: typed(content.title, maxTitle),
      className: typed(content.className, maxTitle),
      date: content.date ? day(content.date, 'UTC') : texts.noDate,
      school: typed(content.schoolName, maxTitle),
      madeOn: texts.madeOn(day(content.nowMs, content.timeZone)),
    },
  }
}
