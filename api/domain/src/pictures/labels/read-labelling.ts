import { foldLetters } from '../../safety/fold-letters.ts'
import type { Language } from '../../text/language.ts'
import { unlabelledWords, withoutLabels } from './labelling-words.ts'

/** `blanks` has lines for the pupils' own labels. */
export type Labelling = 'names' | 'blanks' | 'none'

const blanks =
  /\b(?:to label|to name|to complete|to fill in|blank labels|empty labels|a (?:completer|legender|annoter|remplir))\b|للتسميه|للاكمال|للملء|لوضع (?:الاسماء|البيانات)/
const names =
  /\b(?:with (?:the )?(?:labels?|names|captions|legend)|label+ed|labels|annotated|captioned|avec (?:les |des |une |la )?(?:legendes?|noms|annotations?|etiquettes?)|legendee?s?|annotee?s?|etiquetee?s?)\b|(?:مع|ب) ?(?:ال)?(?:تسميات|اسماء|بيانات)|مسمي|معنون|موسوم/

const excludesLabels = (text: string): boolean =>
  withoutLabels.some((expression) => expression.test(text)) ||
  text.split(' ').some((word) => unlabelledWords.includes(word))

/** Explicit languages of labels: "labels in French". */
const languageWords: Record<Language, RegExp> = {
  en: /\b(?:in english|en anglais)\b|بالانجليزيه/,
  fr: /\b(?:in french|en francais)\b|بالفرنسيه/,
  ar: /\b(?:in arabic|en arabe)\b|بالعربيه/,
}
const languages: readonly Language[] = ['en', 'fr', 'ar']

const textOf = (prompt: string) =>
  foldLetters(prompt)
    .replace(/[-_’'.,;:!?،؛؟]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether the prompt requests labels, blanks for labels, or none; null if it doesn't say. */
export function readLabelling(prompt: string): Labelling | null {
  const text = textOf(prompt)
  return blanks.test(text) ? 'blanks' : excludesLabels(text) ? 'none' : names.test(text) ? 'names' : null
}

/** The language that the prompt requests for its labels; null if it doesn't say. */
export function readLabelLanguage(prompt: string): Language | null {
  const text = textOf(prompt)
  return languages.find((language) => languageWords[language].test(text)) ?? null
}

const labellingWords =
  /^(?:(?:un)?label|legend|annot|etiquet|caption|noms?$|names?d?$|naming|muet|vierge|blank|complet|remplir|fill|without|no$|sans$|texte?s?$|mots?$|words?$|numbers?$|values?$|letters?$|writing$|nombres?$|chiffres?$|valeurs?$|lettres?$|english|french|arabic|anglais|francais|arabe$|(?:ال|لل)?تسمي|(?:ال)?اسماء|(?:ال)?(?:بيانات|ارقام|اعداد|حروف|كلمات|كتابه$|نص$)|مسمي|معنون|موسوم|صامت|ب?دون|بلا|بالعربيه|بالفرنسيه|بالانجليزيه)/

/** Whether a word in folded letters belongs to a request for labels. */
export const isLabellingWord = (word: string): boolean => labellingWords.test(word)
