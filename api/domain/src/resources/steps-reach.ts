import type { RichText } from './item.ts'
import { flatText } from './reading/flat-text.ts'

/** One spelling of a text in which `$\frac{4}{5}$` and 4/5 are the same. */
const comparable = (flat: string): string =>
  flat.replaceAll(/[⟨⟩]/gu, '').replaceAll(/\s+/gu, ' ').toLowerCase().trim()

/** Whether a text contains another one as a whole: 8 isn't in 18, 8.5 or 8/9. */
function says(text: string, part: string): boolean {
  if (part === '') return false
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + part.length)]
    const isWhole =
      !/(?:[\p{L}\p{N}/^-]|\p{N}[.,])$/u.test(before) && !/^(?:[\p{L}\p{N}/^]|[.,]\p{N})/u.test(after)
    if (isWhole) return true
  }
  return false
}

/** Whether the last step of a worked solution ends with this answer, and not with the one that was rejected. */
export function stepsReach(steps: readonly RichText[], answer: RichText, rejected: RichText): boolean {
  const result = comparable(
    flatText(steps.at(-1) ?? [])
      .split('=')
      .at(-1) ?? '',
  )
  const [right, wrong] = [answer, rejected].map((shown) =>
    comparable(flatText(shown).split('=').at(-1) ?? ''),
  )
  return says(result, right ?? '') && !says(result, wrong ?? '')
}
