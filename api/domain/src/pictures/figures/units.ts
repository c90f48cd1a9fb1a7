import { foldLetters } from '../../safety/fold-letters.ts'
import type { Wording } from './wording.ts'

/** Units of length with their written forms in folded letters; the first is shown. */
const lengths: readonly (readonly [string, string])[] = [
  ['mm', 'mm millimetre millimetres millimeter ملم مليمتر'],
  ['cm', 'cm centimetre centimetres centimeter centimeters سم سنتيمتر سنتمتر'],
  ['km', 'km kilometre kilometres كم كيلومتر'],
  ['m', 'm metre metres meter meters م متر'],
]

const arabicUnits: Record<string, string> = { mm: 'ملم', cm: 'سم', km: 'كم', m: 'م' }

/** The unit of length that the prompt names after a number, e.g. `cm`; empty if there is none. Consumes it. */
export function lengthUnit(wording: Wording): string {
  for (const [unit, forms] of lengths) {
    const spellings = foldLetters(forms).split(' ')
    const afterNumbers = wording.tokens.filter(
      ({ kind, folded }, index) =>
        kind === 'word' && spellings.includes(folded) && wording.tokens[index - 1]?.kind === 'number',
    )
    if (afterNumbers.length === 0) continue
    for (const token of afterNumbers) token.isUsed = true
    return wording.language === 'ar' ? (arabicUnits[unit] ?? unit) : unit
  }
  return ''
}
