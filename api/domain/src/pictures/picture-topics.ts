import { bodyTopics } from './topics/body-topics.ts'
import { earthTopics } from './topics/earth-topics.ts'
import { lifeTopics } from './topics/life-topics.ts'
import { matterTopics } from './topics/matter-topics.ts'
import { organisersTopics } from './topics/organisers-topics.ts'
import type { PictureTopic } from './topics/picture-topic.ts'

const topics = { ...earthTopics, ...lifeTopics, ...bodyTopics, ...matterTopics, ...organisersTopics }
export type PictureTopicId = keyof typeof topics

/** The school topics that the built-in renderer can draw. */
export const pictureTopics: Record<PictureTopicId, PictureTopic> = topics
