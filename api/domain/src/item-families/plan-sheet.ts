import { blankBox, type MathNode } from '../content/mathematics.ts'
import type { RichText } from '../resources/item.ts'
import { limitingAge } from './age-limits.ts'
import { chooseParts } from './choose-parts.ts'
import { itemMinutes } from './item-minutes.ts'
import type { ItemFamily } from './item-family.ts'
import { randomOf, seedOf } from './random.ts'
import type { SheetPart, SheetPlan, SheetWish } from './sheet-plan.ts'

const isText = (node: MathNode | undefined, text: string): boolean =>
  node?.kind === 'text' && node.text === text

/** Whether boxes to write in are all there is. */
const isBlank = (nodes: readonly MathNode[]): boolean =>
  nodes.every((node) =>
    node.kind === 'fraction' ? isBlank([...node.numerator, ...node.denominator]) : isText(node, blankBox),
  )

/** Whether something is to be worked out: a number alone, such as 20 %, asks nothing. */
const isTask = (nodes: readonly MathNode[]): boolean =>
  !isBlank(nodes) &&
  nodes.some((node, index) => index > 0 && node.kind === 'text' && /^[+−×÷·=<>□]$/u.test(node.text))

/** The formula of a prompt, without the box for its result; null if the prompt asks in words. */
function formulaOf(prompt: RichText): RichText | null {
  const formula = prompt.find((piece) => piece.kind === 'mathematics' && isTask(piece.nodes))
  if (formula?.kind !== 'mathematics') return null
  const { nodes } = formula
  const at = nodes.findIndex((node) => isText(node, '='))
  return [{ kind: 'mathematics', nodes: at > 1 && isBlank(nodes.slice(at + 1)) ? nodes.slice(0, at) : nodes }]
}

const likeOf = (family: ItemFamily, wish: SheetWish, tier: SheetPlan['tier']): RichText | null =>
  formulaOf(
    family.make(
      randomOf(seedOf(wish.seed, family.id, 'like')),
      tier,
      wish.language,
      null,
      limitingAge(wish.level),
    ).prompt,
  )

/**
 * Plans a sheet without a model: which families, how many items of each, in which order. An extension has the tier
 * `challenge`. `parts` is empty if nothing that was chosen has a family; notes to parents have no items.
 */
export function planSheet(wish: SheetWish): SheetPlan {
  const { kind, language, length } = wish
  const tier = kind === 'extension' ? 'challenge' : wish.tier
  const age = limitingAge(wish.level)
  if (kind === 'parent-note') return { kind, tier, language, age, parts: [], lacks: [], minutes: 0 }
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
  return { kind, tier, language, age, parts, lacks, minutes }
}
