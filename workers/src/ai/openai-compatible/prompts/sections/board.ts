import { blockRules } from './blocks.ts'
import type { SectionGroup } from './section-group.ts'

/** The board at the end of the lesson. */
export const board: SectionGroup = {
  keys: ['board'],
  needs: { overview: true, vocabulary: true, explanation: true, examples: true },
  maxTokens: 1600,
  example: 'board',
  rules: () => ({
    board: [
      'The board as it looks at the end, as students copy it: 3 to 6 blocks, in order. First a text block with the title; then the idea or rule in one or two sentences; one example with its steps, or the results of the investigation; a table or labelled diagram if the topic has one; the key terms.',
      'Short lines, not paragraphs. Nothing that wasn’t said in the lesson. All values agree with the explanation and the first worked example.',
      blockRules,
    ],
  }),
  shapes: { board: '{"blocks":[{"kind":"text","text":"…"}]}' },
}
