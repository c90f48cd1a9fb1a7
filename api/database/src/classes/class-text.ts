import { searchWordsOf } from '../search-words.ts'
import type { ClassDocument } from './class.model.ts'

/** What a list of classes is searched by: words, each behind a space, so that its beginning can be found. */
export const classTextOf = ({ name, level, subjects }: Pick<ClassDocument, 'name' | 'level' | 'subjects'>) =>
  searchWordsOf([name, level, ...subjects].join(' '))
    .map((word) => ` ${word}`)
    .join('')
