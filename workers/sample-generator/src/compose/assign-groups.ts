import type { LessonContext } from '@classeur/contracts'
import type { Misconception } from '../topic-pack.ts'

type NeedGroup = LessonContext['groups'][number]

/** What a need-group does: the work of a misconception, by its key, or what is prepared for other needs. */
export type GroupWork = { kind: 'misconception'; key: string } | { kind: 'support' | 'challenge' }

/**
 * Gives each need-group its work, in their order. A group gets a misconception that its needs name, and no two get the
 * same work while there is other work left. A group without needs is ahead of the class.
 */
export function assignGroups(
  groups: readonly NeedGroup[],
  misconceptions: readonly Misconception[],
  isAbout: (key: string, need: string) => boolean,
): GroupWork[] {
  const taken = new Set<string>()
  const take = (isFitting: (key: string) => boolean): GroupWork | undefined => {
    const free = misconceptions.find(({ key }) => !taken.has(key) && isFitting(key))
    if (!free) return undefined
    taken.add(free.key)
    return { kind: 'misconception', key: free.key }
  }
  const named = groups.map(({ needs }) => take((key) => needs.some((need) => isAbout(key, need))))
  let isSupportTaken = false
  return groups.map(({ needs }, index) => {
    if (needs.length === 0) return { kind: 'challenge' }
    const work = named[index] ?? (isSupportTaken ? take(() => true) : undefined)
    if (work) return work
    isSupportTaken = true
    return { kind: 'support' }
  })
}
