import { searchWordsOf } from '../search-words.ts'
import type { ClassDocument } from './class.model.ts'

/**
 * The text for searching a list of classes: its words, each with a leading space, so that a search can match
 * prefixes.
 */
export const classTextOf = ({ name, level, subjects }: Pick<ClassDocument, 'name' | 'level' | 'subjects'>) =>
  searchWordsOf([name, level, ...subjects].join(' '))
    .map((word) => ` ${word}`)
    .join('')
