import { foldedWords } from '../../lesson-plans/material/fold-words.ts'
import type { ItemCheck } from '../item-check.ts'
import type { ItemFigure, RichText } from '../item.ts'
import { flatText } from '../reading/flat-text.ts'
import { numbersIn } from './numbers-in.ts'
import { numbersOfCheck } from './numbers-of-check.ts'

const wordOf = (check: ItemCheck): string | null => {
  if (check.kind === 'conjugation') return check.verb
  if (check.kind === 'plural') return check.noun
  return check.kind === 'word-form' ? check.word : null
}

/** Whether a student sees everything that a check computes with: all its numbers, or its word. */
export function showsCheck(prompt: RichText, figure: ItemFigure | null, check: ItemCheck): boolean {
  const word = wordOf(check)
  if (word !== null) {
    const seen = foldedWords(flatText(prompt)).join(' ')
    return ` ${seen} `.includes(` ${foldedWords(word).join(' ')} `)
  }
  const seen = numbersIn(prompt, figure)
  return numbersOfCheck(check).every((alternatives) => alternatives.some((number) => seen.has(number)))
}
