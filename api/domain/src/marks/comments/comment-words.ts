import { normaliseName } from '../../roster/names/normalise-name.ts'

/** Limits of a comment bank: characters of a comment, and comments of one person. */
export const commentBankLimits = { characters: 500, ofPerson: 500 } as const

/** An apostrophe separates words in a sentence ("l’erreur", "Sara’s"), unlike in a name ("O’Neil"). */
const apostrophes = /['’‘ʼ`´ʿʾ]/g
const article = /^ال(?=..)/u

/** The words of a text in order, each in the form in which different spellings are equal, as name search spells them. */
export const wordsInOrder = (text: string): string[] =>
  normaliseName(text.replace(apostrophes, ' ')).split(' ').filter(Boolean)

/** The distinct words under which a comment is found. Arabic words are found with and without the article. */
export const commentWordsOf = (text: string): string[] => [
  ...new Set(wordsInOrder(text).flatMap((word) => [word, word.replace(article, '')])),
]
