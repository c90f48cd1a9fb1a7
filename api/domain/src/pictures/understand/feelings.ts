import type { Concept } from './concepts.ts'
import type { Find } from './find-concept.ts'
import type { Word } from './stem.ts'
import type { Understanding } from './understanding.ts'

/** A word such as "happy", which names a face or describes somebody. */
export type Feeling = Find & { written: string }

const faces = /faces$/
const faceWord = /^(?:face|visage|وجه|وجوه)/

/** Whether these words name a feeling without the word "face". */
export const isFeeling = ({ id }: Concept, words: readonly Word[]): boolean =>
  faces.test(id) && !words.some(({ stem }) => faceWord.test(stem))

/** Drawn people smile, so "happy" is shown; the renderer draws no other feeling of a person or an animal. */
const shown = 'happy faces'

/**
 * Describes the people of the prompt with its feelings; without anybody, a feeling is a face to draw.
 * @param add adds a face to the picture
 * @param contradict notes a feeling that nobody in the picture shows
 */
export function settleFeelings(
  { subjects }: Understanding,
  feelings: readonly Feeling[],
  add: (feeling: Feeling) => void,
  contradict: (written: string) => void,
): void {
  const isPeopled = subjects.some(({ concept }) => concept.place === 'person')
  const isEmpty = subjects.length === 0
  for (const feeling of feelings) {
    if (isEmpty) add(feeling)
    else if (!(isPeopled && feeling.concept.id === shown)) contradict(feeling.written)
  }
}
