import type { Language } from '@classeur/contracts'
import { explanationBudget } from '../explanation-budget.ts'
import { blockRules } from './blocks.ts'
import { exampleProblems, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Arabic attaches small words to others, so the same text has fewer. */
const wordShare: Record<Language, number> = { en: 1, fr: 1, ar: 0.8 }

const counted = [
  '',
  'Exactly one concept: the idea that all objectives need.',
  'Exactly two concepts, the second built on the first.',
  'Exactly three concepts, each built on the one before.',
] as const

/** The explanation itself. */
export const explanation: SectionGroup = {
  keys: ['explanation'],
  needs: {
    ...{ overview: true, priorKnowledge: true, vocabulary: true },
    ...{ misconceptions: wrongIdeas, examples: exampleProblems },
  },
  maxTokens: 3000,
  example: 'explanation',
  rules: ({ lesson: { request }, timetable }) => {
    const phase = timetable.find(({ role }) => role === 'model')
    const { concepts, wordCount } = explanationBudget(phase ? phase.to - phase.from : 0)
    const about = Math.round((wordCount * wordShare[request.language]) / 10) * 10
    return {
      explanation: [
        `${counted[concepts] ?? ''} "title" names it in a few words.`,
        `"text": the explanation of this concept, exactly as the teacher says it to the class: about ${about} words. The teacher reads it aloud and needs nothing else. Short spoken sentences; now and then a question with the time to think about it.`,
        'The order: something that the students know or see; one concrete case, step by step, with its numbers or details, and why each step is done; each key term where it is needed; one case that looks the same and isn’t, and by what one can tell (here a misconception of the list is tempting: show where it fails); the idea in one sentence.',
        '"analogy": an analogy in full, 40 to 90 words: the familiar thing, which part of it stands for which part of the concept, and where the comparison stops being true. Empty if it would mislead, or if it needs an explanation itself.',
        '"blocks": 0 to 2, what the teacher shows or draws while saying this, with the same values as the text.',
        blockRules,
      ],
    }
  },
  shapes: {
    explanation: '{"concepts":[{"title":"…","text":"…","analogy":"…","blocks":[]}]}',
  },
}
