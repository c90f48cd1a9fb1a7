import { foldLetters } from '../../../safety/fold-letters.ts'

/** Folds what doesn't make two answers different: case, accents, spaces, and the punctuation around them. */
export const answerKey = (text: string): string =>
  foldLetters(text)
    .replaceAll('$', '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[«“"'(\s]+|[».”"');:!?؟،,\s]+$/gu, '')

/** Whether two answers read the same. */
export const sameAnswer = (one: string, other: string): boolean => answerKey(one) === answerKey(other)
