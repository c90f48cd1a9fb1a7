import type { Texts } from '../../texts.ts'
import { together } from '../recipe/word-patterns.ts'

export const fractionWords = 'fraction كسر كسور كسري'
export const addWords = 'add sum somme جمع يجمع اجمع مجموع'
export const subtractWords = 'subtract difference soustr différence طرح يطرح اطرح فرق'
/** What names a skill with fractions: the fractions, or their denominators. */
export const fractionParts = `${fractionWords} denominator dénominateur مقام`

/** How a skill says that denominators are alike, or not. */
export const sameWords = 'same même نفس متساوي متساوية موحد متحد'
export const unlikeWords = 'different unlike différent مختلف'

const denominatorWords = 'denominator bottom dénominateur مقام'

interface ErrorName {
  names: Texts
  words: string
}

export const addsTopsAndBottoms: ErrorName = {
  names: {
    en: 'adds top and bottom',
    fr: 'additionne numérateurs et dénominateurs',
    ar: 'يجمع البسطين والمقامين',
  },
  words: together('add جمع يجمع', denominatorWords),
}

export const subtractsTopsAndBottoms: ErrorName = {
  names: {
    en: 'subtracts top and bottom',
    fr: 'soustrait numérateurs et dénominateurs',
    ar: 'يطرح البسطين والمقامين',
  },
  words: together('subtract soustra طرح يطرح', denominatorWords),
}

export const keepsNumerators: ErrorName = {
  names: {
    en: 'changes the denominator only',
    fr: 'change seulement le dénominateur',
    ar: 'يغيّر المقام دون البسط',
  },
  words: [
    together('only seul فقط دون وحده', denominatorWords),
    together('keep forget convert garde oubli لا ينسى نسيان يترك', 'numerator numérateur بسط'),
  ].join(' '),
}

export const thinksLargerDenominator: ErrorName = {
  names: {
    en: 'takes the larger denominator for the larger fraction',
    fr: 'croit qu’un plus grand dénominateur donne une plus grande fraction',
    ar: 'يظن أن الكسر ذا المقام الأكبر هو الأكبر',
  },
  words: together('larg big great grand اكبر كبير compar قارن يقارن', denominatorWords),
}

export const comparesNumerators: ErrorName = {
  names: {
    en: 'compares the numerators only',
    fr: 'compare seulement les numérateurs',
    ar: 'يقارن البسوط فقط',
  },
  words: together(
    'compar order rang قارن مقارنة يقارن يرتب اكبر larg grand',
    'numerator top numérateur بسط بسوط',
  ),
}
