import { topicOf, type PictureTopicId } from '@classeur/domain/pictures'
import { earthTopics } from './earth-topics.ts'
import { listedTopics } from './listed-topics.ts'
import { livingTopics } from './living-topics.ts'
import { solarSystem } from './solar-system.ts'
import type { Topic } from './topic.ts'
import { waterCycle } from './water-cycle.ts'

const topics = new Map<PictureTopicId, Topic>(
  [waterCycle, solarSystem, ...livingTopics, ...earthTopics, ...listedTopics].map((topic) => [
    topic.id,
    topic,
  ]),
)

/** Returns the best matching topic, or null. @param things the number of things that the prompt names */
export function readTopic(prompt: string, things: number): Topic | null {
  const id = topicOf(prompt, things)
  return id === null ? null : (topics.get(id) ?? null)
}
