import type { LessonObjective } from '@classeur/contracts'
import type { TopicPack } from '../topic-pack.ts'

/**
 * The position, from 1, of each objective of the pack among those that the teacher confirmed. An objective with another
 * text counts if it has the same level and no other objective of the pack is at its place; without one, the position
 * is null, so that no question claims to assess what it doesn't.
 */
export function objectivePositions(
  prepared: TopicPack['objectives'],
  confirmed: readonly LessonObjective[],
): (number | null)[] {
  const exact = prepared.map(({ text }) => confirmed.findIndex((objective) => objective.text === text))
  const taken = new Set(exact)
  return prepared.map(({ bloomLevel }, index) => {
    const exactPosition = exact[index] ?? -1
    if (exactPosition >= 0) return exactPosition + 1
    const similar = confirmed.findIndex(
      (objective, position) => objective.bloomLevel === bloomLevel && !taken.has(position),
    )
    if (similar < 0) return null
    taken.add(similar)
    return similar + 1
  })
}
