import { blankBox } from '../../content/mathematics.ts'
import { solveLinear } from '../compute/linear.ts'
import type { ItemCheck } from '../item-check.ts'
import { computeCheck } from '../compute/compute-check.ts'
import type { RichText } from '../item.ts'
import { canonicalNumber, type Exact } from '../exact.ts'
import { flatText } from '../reading/flat-text.ts'
import { valueOfFlat } from '../reading/value-of-flat.ts'

const box = new RegExp(String.raw`^\(*${blankBox}\)*(?:\/\(*${blankBox}\)*)?$`, 'u')
const isBox = (flat: string): boolean => box.test(flat.replace(/\s/gu, ''))

/** The only formula of a prompt whose words are a plain instruction: no number, no question. */
function onlyFormula(prompt: RichText): string | null {
  const formulas = prompt.filter((piece) => piece.kind === 'mathematics')
  const text = prompt.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(' ')
  return formulas.length === 1 && text.length <= 80 && !/[\d?؟□]/u.test(text) ? flatText(formulas) : null
}

/** What the formula itself asks, such as `1/5 + 3/5 = □`, `3x + 5 = 20` or `1/2 □ 3/4`; null if it doesn't say it. */
function askedBy(formula: string, check: ItemCheck): string | null {
  const sides = formula.split('=')
  const [left = '', right = ''] = sides
  const canonical = (value: Exact | null) => value && canonicalNumber(value)
  if (check.kind === 'arithmetic' && sides.length === 2)
    return isBox(right) ? canonical(valueOfFlat(left)) : isBox(left) ? canonical(valueOfFlat(right)) : null
  if (check.kind === 'equation' && sides.length === 2) {
    const typed = formula.replace(/(\d|\))(?=[a-z(])/gu, '$1*').replace(/(\d),(\d)/gu, '$1.$2')
    return canonical(
      solveLinear(typed.replace(/(\d)⟨/gu, '$1+⟨').replaceAll('⟨', '(').replaceAll('⟩', ')'), check.unknown),
    )
  }
  if (check.kind !== 'comparison') return null
  const [one, other, ...more] = formula.split(blankBox).map(valueOfFlat)
  if (!one || !other || more.length > 0) return null
  const order = one.compare(other)
  return order < 0 ? '<' : order > 0 ? '>' : '='
}

/** Whether the prompt is a plain formula that asks for the value of the check, so that nothing else can be meant. */
export function formulaSaysCheck(prompt: RichText, check: ItemCheck): boolean {
  const formula = onlyFormula(prompt)
  const asked = formula === null ? null : askedBy(formula, check)
  return asked !== null && computeCheck(check)?.[0] === asked
}
