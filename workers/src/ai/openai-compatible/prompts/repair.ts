import { dataBlock } from './data-block.ts'

/** More of an answer, or more problems, would only distract. */
const shownCharacters = 8000
const shownProblems = 16

/**
 * Shows an earlier answer and its problems, and asks for a better one. `faulty`: the sections of which only some entries
 * are wrong, with these entries.
 */
export function repairAddition(
  answer: unknown,
  problems: readonly string[],
  faulty: readonly string[] = [],
): string {
  const shown = typeof answer === 'string' ? answer.slice(0, shownCharacters) : answer
  return [
    'You have written this already, and it has problems. Your earlier answer:',
    dataBlock(shown),
    `The problems:\n${problems
      .slice(0, shownProblems)
      .map((problem) => `- ${problem.replaceAll(/\s+/gu, ' ').replaceAll('<', '‹')}`)
      .join('\n')}`,
    ...(faulty.length > 0
      ? [
          `In these sections only some entries are wrong:\n${faulty.map((line) => `- ${line}`).join('\n')}\nCopy all their other entries word for word, in their places.`,
        ]
      : []),
    'Write the whole answer again. Put every problem right, and keep everything else as it is.',
  ].join('\n\n')
}
