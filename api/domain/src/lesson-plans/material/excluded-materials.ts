import { foldLetters } from '../../safety/fold-letters.ts'
import { foldedWords, mentions, type WordPatterns } from './fold-words.ts'

/** The materials that the sample generator's lessons require, with their names in the three languages. */
const materialNames = {
  board: 'board$ whiteboard blackboard chalkboard tableau سبوره لوح$',
  paper:
    'paper$ notebook worksheet sheet$ sheets pen$ pens pencil papier$ cahier feuille crayon stylo ورق دفتر دفاتر قلم اقلام',
} as const satisfies Record<string, WordPatterns>
type NeededMaterial = keyof typeof materialNames
const allMaterials = Object.keys(materialNames) as NeededMaterial[]

/** A negation ("no", "sans", "بدون"), followed by the text up to the next punctuation mark. */
const exclusion =
  /(?<!\p{L})(?:no|not|without|never|avoid|except|don.?t|do not|pas|sans|aucune?|ni|jamais|sauf|بدون|بلا|دون|لا|ليس|ليست|غير|ما عدا)(?!\p{L})([^\n.;,؛،!?]*)/gu

/** What follows a "but" is available again, and "not enough" of something is some of it. */
const available = /(?<!\p{L})(?:but|only|just|however|mais|seulement|uniquement|لكن|بل|فقط)(?!\p{L}).*$/u
const scarce =
  /^\s*(?:all|enough|many|much|more|always|tous|toutes|assez|beaucoup|plus de|toujours|كافي|كثير|جميع)/u

/** The texts that follow a negation, in folded letters. */
export const excludedTexts = (materials: string): string[] =>
  [...foldLetters(materials).matchAll(exclusion)]
    .map(([, text]) => (text ?? '').replace(available, ''))
    .filter((text) => !scarce.test(text))

/** In a wish, a longer phrase after a negation is about something else: "don't forget to use the board". */
const mostWordsInWish = 3

/**
 * The required materials that a teacher excludes ("no board", "sans tableau", "بدون سبورة"), among the materials or in a
 * wish.
 */
export const excludedMaterials = (materials: string, wishes = ''): NeededMaterial[] => {
  const texts = [
    ...excludedTexts(materials).map(foldedWords),
    ...excludedTexts(wishes).map((text) => foldedWords(text).slice(0, mostWordsInWish)),
  ]
  return allMaterials.filter((name) => texts.some((text) => mentions(text, materialNames[name])))
}
