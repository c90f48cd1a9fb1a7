import { pictureTopics, topicPrompt, type PictureTopicId } from '@classeur/domain/pictures'

/** A kind of diagram with a typical prompt in each language. */
export interface DiagramKind {
  id: PictureTopicId
  samples: { en: string; fr: string; ar: string }
}

const ids = Object.keys(pictureTopics) as PictureTopicId[]

/** Every kind of diagram that the renderer draws, besides the exact figures; a topic without labels is a scene. */
export const diagramKinds: readonly DiagramKind[] = ids.flatMap((id) => {
  const topic = pictureTopics[id]
  if (!topic.labels) return []
  const samples = { en: topicPrompt(topic, 'en'), fr: topicPrompt(topic, 'fr'), ar: topicPrompt(topic, 'ar') }
  return [{ id, samples }]
})
