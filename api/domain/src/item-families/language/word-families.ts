import { articles } from './english/articles.ts'
import { comparisons } from './english/comparisons.ts'
import { pastSimple, presentPerfect } from './english/past-forms.ts'
import { englishPluralNouns } from './english/plurals.ts'
import { thirdPerson } from './english/third-person.ts'

/** All families of language. Each asks for a form of a word and keeps the list of its tasks. */
export const wordFamilies = [
  thirdPerson,
  pastSimple,
  presentPerfect,
  englishPluralNouns,
  comparisons,
  articles,
]
