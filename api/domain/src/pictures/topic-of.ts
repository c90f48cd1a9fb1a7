import { readLabelling } from './labels/read-labelling.ts'
import { pictureTopics, type PictureTopicId } from './picture-topics.ts'
import { bestStrength, tokensOf } from './tokens.ts'

/** Words that request a diagram of the thing that the prompt names. */
export const diagramWords =
  'diagram part$ parts$ structure anatom inside section organ organs system stage stages schema partie parties coupe interieur appareil systeme etape etapes مخطط اجزاء تركيب مقطع تشريح جهاز مكونات مراحل'

/** How much more a thing counts as a diagram than words that are also about other topics. */
const diagramBonus = 2

/**
 * The topic that matches a prompt best; null without a match.
 * @param things number of things that the prompt names
 */
export function topicOf(prompt: string, things: number): PictureTopicId | null {
  const tokens = tokensOf(prompt)
  const isDiagram = bestStrength(tokens, diagramWords) > 0 || readLabelling(prompt) !== null
  let best: PictureTopicId | null = null
  let strongest = 0
  for (const id of Object.keys(pictureTopics) as PictureTopicId[]) {
    const { words, diagramOf, isWeak = false } = pictureTopics[id]
    if (isWeak && things > 1) continue
    const asDiagram = isDiagram && diagramOf !== undefined ? bestStrength(tokens, diagramOf) : 0
    const strength = Math.max(bestStrength(tokens, words), asDiagram > 0 ? asDiagram + diagramBonus : 0)
    if (strength > strongest) [best, strongest] = [id, strength]
  }
  return best
}
