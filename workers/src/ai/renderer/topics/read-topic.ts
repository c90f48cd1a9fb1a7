import { bestStrength, tokensOf } from '../../sample/detect/tokens.ts'
import { earthTopics } from './earth-topics.ts'
import { listedTopics } from './listed-topics.ts'
import { livingTopics } from './living-topics.ts'
import { solarSystem } from './solar-system.ts'
import type { Topic } from './topic.ts'
import { waterCycle } from './water-cycle.ts'

const topics: readonly Topic[] = [waterCycle, solarSystem, ...livingTopics, ...earthTopics, ...listedTopics]

/**
 * The topic whose words fit best, if any does.
 * @param things how many things the words name
 */
export function readTopic(prompt: string, things: number): Topic | null {
  const tokens = tokensOf(prompt)
  let best: Topic | null = null
  let strongest = 0
  for (const topic of topics) {
    if (topic.isWeak && things > 1) continue
    const strength = bestStrength(tokens, topic.words)
    if (strength > strongest) [best, strongest] = [topic, strength]
  }
  return best
}
