import { pictureTopics, type PictureTopicId } from './picture-topics.ts'
import { bestStrength, tokensOf } from './tokens.ts'

/**
 * The topic that matches a prompt best; null without a match.
 * @param things number of things that the prompt names
 */
export function topicOf(prompt: string, things: number): PictureTopicId | null {
  const tokens = tokensOf(prompt)
  let best: PictureTopicId | null = null
  let strongest = 0
  for (const id of Object.keys(pictureTopics) as PictureTopicId[]) {
    const topic = pictureTopics[id]
    if ('isWeak' in topic && things > 1) continue
    const strength = bestStrength(tokens, topic.words)
    if (strength > strongest) [best, strongest] = [id, strength]
  }
  return best
}
