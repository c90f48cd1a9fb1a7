import type { RewriteWish } from '@classeur/contracts'
import { dataBlock } from './data-block.ts'

const directions = {
  easier:
    'Make it easier for the students: simpler words, smaller steps, more support. It stays correct and about the same objectives.',
  harder:
    'Make it harder for the students: deeper questions, less support, less familiar cases. Only what the lesson has taught is needed.',
  shorter:
    'Make it clearly shorter, by about a third. Leave out what is least needed; don’t only shorten sentences.',
} as const

/** Shows a section and asks for a new version of it. The wish decides about its content, never about the format. */
export function rewriteAddition(section: unknown, { direction, words }: RewriteWish): string {
  return [
    'The section exists already, and the teacher wants a new version of it. The section as it is:',
    dataBlock(section),
    ...(direction ? [directions[direction]] : []),
    ...(words
      ? [
          'What the teacher wishes for this section. Follow it as far as it is about the content of the section; where it contradicts the rules above about the content (a number of tasks, a length), the wish comes first:',
          dataBlock({ wish: words }),
        ]
      : []),
    'Change what the wish is about, and keep the rest as it is: numbers of misconceptions and ids of tasks stay, because other sections refer to them. Write the whole section.',
  ].join('\n\n')
}
