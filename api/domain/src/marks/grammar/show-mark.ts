import type { MarkContent } from '../mark-content.ts'
import { arabicDigits } from '../../text/digits.ts'
import type { MarkContext, MarkFormat } from './mark-reading.ts'
import { shownStatus } from './mark-statuses.ts'

/** The decimal sign of Arabic digits, or of the language for Latin digits, as everywhere on screen. */
const decimalSign = ({ language, digits }: MarkFormat): string =>
  digits === 'arabic' ? '٫' : language === 'fr' ? ',' : '.'

/**
 * The text of a cell: a number with as few digits as necessary, the short form of a status, or an empty text. {@link
 * readMark} reads it as the same content in the same context.
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
