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

/** The texts that follow a negation. */
const excludedTexts = (materials: string): string[] =>
  [...foldLetters(materials).matchAll(exclusion)].map(([, text]) => text ?? '')

/** The required materials that the teacher's text excludes ("no board", "sans tableau", "بدون سبورة"). */
export const excludedMaterials = (materials: string): NeededMaterial[] => {
  const texts = excludedTexts(materials).map(foldedWords)
  return allMaterials.filter((name) => texts.some((text) => mentions(text, materialNames[name])))
}
