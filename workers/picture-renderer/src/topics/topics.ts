import type { PictureTopicId } from '@classeur/domain/pictures'
import { drawnTopics } from './drawn-topics.ts'
import { listedTopics } from './listed-topics.ts'
import { livingTopics } from './living-topics.ts'
import { solarSystem } from './solar-system.ts'
import type { Topic } from './topic.ts'
import { waterCycle } from './water-cycle.ts'

/** How to draw each topic of the domain. */
export const topics: ReadonlyMap<PictureTopicId, Topic> = new Map(
  [waterCycle, solarSystem, ...livingTopics, ...drawnTopics, ...listedTopics].map((topic) => [
    topic.id,
    topic,
  ]),
)
