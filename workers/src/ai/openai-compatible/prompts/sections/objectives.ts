import { maxObjectiveWords } from '@classeur/contracts'
import type { SectionGroup } from './section-group.ts'

/** Each objective needs its own practice and its own question, so a lesson has few. */
const countIn = (durationMin: number) =>
  durationMin < 35 ? 'exactly 3' : durationMin < 75 ? '3 or 4' : '4 or 5'

/** The objectives, which a model proposes and the teacher confirms. */
export const objectives: SectionGroup = {
  keys: ['objectives'],
  needs: {},
  maxTokens: 1200,
  example: 'objectives',
  rules: ({ lesson: { request, context } }) => ({
    objectives: [
      `"items": ${countIn(request.durationMin)} objectives, the simplest first. Each is explained, practised in a task of its own, and checked in a short quiz in this one lesson.`,
      `"text": begins with one verb that can be observed (calculate, compare, justify; not know, understand, learn), says on what and under which condition, and has at most ${maxObjectiveWords} words.`,
      '"bloomLevel": the level of this verb, one of remember, understand, apply, analyse, evaluate, create (these six words in English). At least three different levels.',
      '"evidence": what the teacher sees or hears when it is reached, with a number where possible.',
      'One of them is the topic itself; none is about behaviour.',
      context && context.weakSkills.length + context.errors.length > 0
        ? 'They answer the results in the data: the weakest skills and the most frequent errors that belong to the topic come first.'
        : '',
      context && context.skills.length > 0
        ? 'They cover the skills of the school in the data; put the code of the skill in brackets at the end of the text.'
        : '',
      context?.lastLesson ? 'They go on from the objectives of the last lesson and don’t repeat them.' : '',
    ],
  }),
  shapes: { objectives: '{"items":[{"text":"…","bloomLevel":"apply","evidence":"…"}]}' },
}
