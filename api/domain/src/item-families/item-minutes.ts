import type { BloomLevel } from '../exams/bloom-level.ts'
import type { ResourceItem, ResourceTier } from '../resources/item.ts'

/** A rough guess for a student who has to think about it. */
const minutesOf: Readonly<Record<BloomLevel, number>> = {
  remember: 1,
  understand: 2,
  apply: 3,
  analyse: 4,
  evaluate: 4,
  create: 5,
}
const harder: Readonly<Record<ResourceTier, number>> = { support: 0, core: 0, challenge: 1 }

/** The minutes that an item takes. Choosing an option is faster than writing the result. */
export const itemMinutes = (
  bloomLevel: BloomLevel,
  tier: ResourceTier,
  answer: ResourceItem['answer']['kind'],
): number => Math.max(1, minutesOf[bloomLevel] + harder[tier] - (answer === 'choice' ? 1 : 0))
