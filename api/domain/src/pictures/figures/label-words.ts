import { unlabelledWords, withoutLabels } from '../labels/labelling-words.ts'
import type { Wording } from './wording.ts'

const withLabels =
  'labelled$ labeled$ label$ labels$ etiquette etiquettes etiquetee legende annotee annote تسميات مسمي مسماه تسميه'
/** An empty figure is a template, which has no labels. */
const blank = [...unlabelledWords, 'empty', 'template', 'vide', 'فارغ'].map((word) => `${word}$`).join(' ')

/** Whether the figure has labels: all kinds of text. Consumes the words about them. */
export function readLabels(wording: Wording): boolean {
  const isWithout = withoutLabels.filter((expression) => wording.find(expression)).length > 0
  const isBlank = wording.take(blank)
  wording.take(withLabels)
  return !isWithout && !isBlank
}

/** Whether the request wants a template without values. */
export const wantsBlank = (wording: Wording): boolean => wording.has(blank)
