import { arabicBrokenPlural } from './arabic/broken-plurals.ts'
import { arabicDual } from './arabic/duals.ts'
import { arabicPastTense, arabicPresentTense } from './arabic/present-and-past.ts'
import { arabicFemininePlural, arabicMasculinePlural } from './arabic/sound-plurals.ts'
import { articles } from './english/articles.ts'
import { comparisons } from './english/comparisons.ts'
import { pastSimple, presentPerfect } from './english/past-forms.ts'
import { englishPluralNouns } from './english/plurals.ts'
import { thirdPerson } from './english/third-person.ts'
import { frenchAgreementWithAvoir } from './french/agreement-with-avoir.ts'
import { frenchFeminineAdjectives } from './french/feminines.ts'
import { frenchPasseCompose } from './french/passe-compose.ts'
import { frenchFutureTense, frenchImperfectTense } from './french/past-and-future.ts'
import { frenchPluralNouns } from './french/plurals.ts'
import { frenchPresentTense } from './french/present.ts'

/** All families of language. Each asks for a form of a word and keeps the list of its tasks. */
export const wordFamilies = [
  thirdPerson,
  pastSimple,
  presentPerfect,
  englishPluralNouns,
  comparisons,
  articles,
  frenchPresentTense,
  frenchImperfectTense,
  frenchFutureTense,
  frenchPasseCompose,
  frenchAgreementWithAvoir,
  frenchPluralNouns,
  frenchFeminineAdjectives,
  arabicPresentTense,
  arabicPastTense,
  arabicMasculinePlural,
  arabicFemininePlural,
  arabicBrokenPlural,
  arabicDual,
]
