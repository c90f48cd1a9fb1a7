import type { Language } from '@classeur/contracts'
import { blockRules } from './blocks.ts'
import { exampleProblems, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Arabic attaches small words to others, so the same text has fewer. */
const wordsOf: Record<Language, string> = { en: '150 to 250', fr: '150 to 250', ar: '120 to 200' }

/** A teacher can't explain more than this in a lesson of this length. */
const conceptsIn = (durationMin: number) =>
  durationMin < 35 ? 'One concept.' : durationMin < 75 ? 'One or two concepts.' : 'Two or three concepts.'

/** The explanation itself. */
export const explanation: SectionGroup = {
  keys: ['explanation'],
  needs: {
    ...{ overview: true, priorKnowledge: true, vocabulary: true },
    ...{ misconceptions: wrongIdeas, examples: exampleProblems },
  },
  maxTokens: 3000,
  example: 'explanation',
  rules: ({ lesson: { request } }) => ({
    explanation: [
      `${conceptsIn(request.durationMin)} A concept is something that students must have understood to reach the objectives. "title" names it in a few words.`,
      `"text": the explanation of this concept, exactly as the teacher says it to the class, in ${wordsOf[request.language]} words. Count them: a text of 100 words is too short. The teacher reads it aloud and needs nothing else.`,
      'It begins with something that the students know or see. It follows one concrete case, step by step, with its numbers or details. It introduces each key term where it is needed. It says why a misconception of the list is tempting, and shows where it fails. It ends with the idea in one sentence.',
      '"analogy": an analogy in full, 40 to 90 words: the familiar thing, which part of it stands for which part of the concept, and where the comparison stops being true. Empty if it would mislead.',
      '"blocks": 0 to 2, what the teacher shows or draws while saying this, with the same values as the text.',
      blockRules,
    ],
  }),
  shapes: {
    explanation: '{"concepts":[{"title":"…","text":"…","analogy":"…","blocks":[]}]}',
  },
}
