/** A formula between dollar signs, with the rule that tells it from prices: no space inside, no digit behind. */
const formula = /\$\$?(?=\S)([^$\n]*?\S)\$\$?(?!\d)/gu
const fence = /```[\s\S]*?(?:```|$)|`[^`\n]+`/gu
const quotes =
  /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"\n]*"|‹[^›]*›|(?<!\p{L})‘[^’\n]*’(?!\p{L})|(?<!\p{L})'[^'\n]*'(?!\p{L})/gu

/** The text without formulas and code, which belong to no language. */
export const withoutFormulas = (text: string): string => text.replace(fence, ' ').replace(formula, ' ')

/** The text without what it quotes: titles, speech, and words of another language. */
export const withoutQuotes = (text: string): string => text.replace(quotes, ' ')

const wordPattern = /\p{L}[\p{L}\p{M}'’-]*/gu

/** The words of a text: runs of letters. */
export const wordsIn = (text: string): string[] => text.match(wordPattern) ?? []

/** How many words a person reads: words and numbers; a formula counts as one. */
export const countWords = (text: string): number =>
  (
    text
      .replace(formula, ' 1 ')
      .replace(/[\d.,/%+−=×÷*^:-]*\d[\d.,/%+−=×÷*^:-]*/gu, ' 1 ')
      .match(/[\p{L}\d][\p{L}\p{M}\d'’-]*/gu) ?? []
  ).length

/** Ends a sentence: a stop before a space, a colon, a semicolon or a new line. */
const sentenceEnd = /(?<=[.!?؟…][»”"')\]]*)\s+|[;؛\n•]+|:\s+/gu

/** The sentences of a text, without bullets and numbers of a list. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/^\s*(?:[-–—*•]|\(?\d{1,2}[.)])\s+/u, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
