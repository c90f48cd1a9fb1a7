import { chargeOf, type Chargeable, type GenerationState } from './charge.ts'

/** The children of a generation that is made of others: how many there are, how they ended and what they cost. */
export interface ChildrenSum {
  total: number
  /** Completed, so that their results stay. */
  kept: number
  /** Failed, flagged or cancelled. */
  failed: number
  charged: number
}

/** Before any child exists. */
export const noChildrenYet = (total: number): ChildrenSum => ({ total, kept: 0, failed: 0, charged: 0 })

const isOpen = ({ state }: Pick<Chargeable, 'state'>) => state === 'queued' || state === 'active'
const worst: readonly GenerationState[] = ['failed', 'flagged', 'cancelled']

/** Sums up children; `total` counts those too that aren't stored yet. */
export const sumOfChildren = (children: readonly Chargeable[], total: number): ChildrenSum => ({
  total,
  kept: children.filter(({ state }) => state === 'completed').length,
  failed: children.filter((child) => !isOpen(child) && child.state !== 'completed').length,
  charged: children.reduce((sum, child) => sum + chargeOf(child), 0),
})

export const areChildrenOver = ({ total, kept, failed }: ChildrenSum): boolean => kept + failed >= total

/** How a parent ends whose children are over: completed if all are, otherwise as the worst of them. */
export const endOfParent = (
  children: readonly Pick<Chargeable, 'state'>[],
): Exclude<GenerationState, 'queued' | 'active'> =>
  (worst.find((state) => children.some((child) => child.state === state)) as 'failed' | undefined) ??
  'completed'
