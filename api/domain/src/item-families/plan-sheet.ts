import { blankBox } from '../content/mathematics.ts'
import type { RichText } from '../resources/item.ts'
import { chooseParts } from './choose-parts.ts'
import { itemMinutes } from './item-minutes.ts'
import type { ItemFamily } from './item-family.ts'
import { randomOf, seedOf } from './random.ts'
import type { SheetPart, SheetPlan, SheetWish } from './sheet-plan.ts'

/** The formula of a prompt up to its `=`; null if the prompt asks in words. */
function formulaOf(prompt: RichText): RichText | null {
  const formula = prompt.find((piece) => piece.kind === 'mathematics')
  if (!formula || formula.nodes.length < 2) return null
  const at = formula.nodes.findIndex((node) => node.kind === 'text' && node.text === '=')
  const before = formula.nodes.slice(0, at < 0 ? undefined : at)
  const isTask = before.length > 1 && !before.some((node) => node.kind === 'text' && node.text === blankBox)
  return isTask ? [{ kind: 'mathematics', nodes: before }] : null
}

const likeOf = (family: ItemFamily, wish: SheetWish, tier: SheetPlan['tier']): RichText | null =>
  formulaOf(family.make(randomOf(seedOf(wish.seed, family.id, 'like')), tier, wish.language, null).prompt)

/**
 * Plans a sheet without a model: which families, how many items of each, in which order. An extension has the tier
 * `challenge`. `parts` is empty if nothing that was chosen has a family; notes to parents have no items.
 */
export function planSheet(wish: SheetWish): SheetPlan {
  const { kind, language, length } = wish
  const tier = kind === 'extension' ? 'challenge' : wish.tier
  if (kind === 'parent-note') return { kind, tier, language, parts: [], lacks: [], minutes: 0 }
  const { parts: chosen, lacks } = chooseParts({ ...wish, tier, length })
  let at = 1
  const parts = chosen.map(({ family, count, skill, aims }): SheetPart => {
    const from = at
    at += count
    const title = family.names[language] ?? family.id
    return { family: family.id, from, to: at - 1, title, like: likeOf(family, wish, tier), skill, aims }
  })
  const minutes = chosen.reduce(
    (sum, { family, count }) => sum + count * itemMinutes(family.bloomLevel, tier, 'value'),
    0,
  )
  return { kind, tier, language, parts, lacks, minutes }
}
