import { dataBlock } from './data-block.ts'

/** More of an answer, or more problems, would only distract. */
const shownCharacters = 8000
const shownProblems = 16

/** Shows an earlier answer and its problems, and asks for a better one. */
export function repairAddition(answer: unknown, problems: readonly string[]): string {
  const shown = typeof answer === 'string' ? answer.slice(0, shownCharacters) : answer
  return [
    'You have written this already, and it has problems. Your earlier answer:',
    dataBlock(shown),
    `The problems:\n${problems
      .slice(0, shownProblems)
      .map((problem) => `- ${problem.replaceAll(/\s+/gu, ' ').replaceAll('<', '‹')}`)
      .join('\n')}`,
    'Write the whole answer again. Put every problem right, and keep what was good.',
  ].join('\n\n')
}
