import type { Language } from '../../locale.ts'

export interface ColourWord {
  hex: string
  /** In folded letters. The alternative text uses the first word; the others are only recognised. */
  words: Record<Language, string>
}

export const colourWords: readonly ColourWord[] = [
  { hex: '#e5383b', words: { en: 'red', fr: 'rouge', ar: 'احمر/حمراء' } },
  { hex: '#2f6fde', words: { en: 'blue', fr: 'bleu/bleue', ar: 'ازرق/زرقاء' } },
  { hex: '#3a9d4a', words: { en: 'green', fr: 'vert/verte', ar: 'اخضر/خضراء' } },
  { hex: '#f6c72f', words: { en: 'yellow', fr: 'jaune', ar: 'اصفر/صفراء' } },
  { hex: '#8b4fc7', words: { en: 'purple/violet', fr: 'violet/violette', ar: 'بنفسجي/بنفسجيه' } },
  { hex: '#f087b3', words: { en: 'pink', fr: 'rose', ar: 'وردي/ورديه' } },
  { hex: '#8a5a34', words: { en: 'brown', fr: 'marron/brun/brune', ar: 'بني/بنيه' } },
  { hex: '#f28c28', words: { en: 'orange', fr: 'orange', ar: 'برتقالي/برتقاليه' } },
  { hex: '#8d949b', words: { en: 'grey/gray', fr: 'gris/grise', ar: 'رمادي/رماديه' } },
  { hex: '#33363b', words: { en: 'black', fr: 'noir/noire', ar: 'اسود/سوداء' } },
  { hex: '#e9ebee', words: { en: 'white', fr: 'blanc/blanche', ar: 'ابيض/بيضاء' } },
]

export const colourOf = (word: string, language: Language): ColourWord | null =>
  colourWords.find(({ words }) => words[language].split('/').includes(word)) ?? null
