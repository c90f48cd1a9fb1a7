import type { MarkContent } from '../mark-content.ts'
import { arabicDigits } from '../../text/digits.ts'
import type { MarkContext, MarkFormat } from './mark-reading.ts'
import { shownStatus } from './mark-statuses.ts'

/** The decimal sign goes with the digits, and with Latin ones by the language, as everywhere else on the screen. */
const decimalSign = ({ language, digits }: MarkFormat): string =>
  digits === 'arabic' ? '٫' : language === 'fr' ? ',' : '.'

/**
 * The text of a cell: as few digits as it takes, the short form of a status, nothing when nothing was entered.
 * {@link readMark} reads it back to the same content under the same context.
 */
export function showMark(content: MarkContent, context: MarkContext & MarkFormat): string {
  const inDigits = (text: string) => (context.digits === 'arabic' ? arabicDigits(text) : text)
  if (content.status !== null) {
    return inDigits(shownStatus(content.status, context.language, context.scale))
  }
  if (content.valueHundredths === null) return ''
  const whole = Math.trunc(content.valueHundredths / 100)
  const rest = String(content.valueHundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return inDigits(rest === '' ? String(whole) : `${whole}${decimalSign(context)}${rest}`)
}
