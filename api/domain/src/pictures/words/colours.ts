import type { Language } from '../../text/language.ts'
import type { Concept } from '../understand/concepts.ts'
import { foldLetters } from '../../safety/fold-letters.ts'

export interface ColourWord {
  hex: string
  /** Correctly spelt, because the alternative text shows the first word. The others are only recognised. */
  words: Record<Language, string>
}

const colourWords: readonly ColourWord[] = [
  { hex: '#e5383b', words: { en: 'red', fr: 'rouge', ar: 'أحمر/حمراء' } },
  { hex: '#2f6fde', words: { en: 'blue', fr: 'bleu/bleue', ar: 'أزرق/زرقاء' } },
  { hex: '#3a9d4a', words: { en: 'green', fr: 'vert/verte', ar: 'أخضر/خضراء' } },
  { hex: '#f6c72f', words: { en: 'yellow', fr: 'jaune', ar: 'أصفر/صفراء' } },
  { hex: '#8b4fc7', words: { en: 'purple/violet', fr: 'violet/violette', ar: 'بنفسجي/بنفسجية' } },
  { hex: '#f087b3', words: { en: 'pink', fr: 'rose', ar: 'وردي/وردية' } },
  { hex: '#8a5a34', words: { en: 'brown', fr: 'marron/brun/brune', ar: 'بني/بنية' } },
  { hex: '#f28c28', words: { en: 'orange', fr: 'orange', ar: 'برتقالي/برتقالية' } },
  { hex: '#8d949b', words: { en: 'grey/gray', fr: 'gris/grise', ar: 'رمادي/رمادية' } },
  { hex: '#33363b', words: { en: 'black', fr: 'noir/noire', ar: 'أسود/سوداء' } },
  { hex: '#e9ebee', words: { en: 'white', fr: 'blanc/blanche', ar: 'أبيض/بيضاء' } },
]

/** Finds the colour of a word in folded letters. */
export const colourOf = (word: string, language: Language): ColourWord | null =>
  colourWords.find(({ words }) => foldLetters(words[language]).split('/').includes(word)) ?? null

/** Things with several colours of their own, of which none is the main one. */
const manyColoured =
  'buses, bicycles, motorcycles, scooters, salads, rainbows, islands, ambulances, hourglasses, goals, bows and arrows, swords, party popper, planets Earth, galaxies, shooting stars, parachutes, Christmas trees, musical notes, police cars, fire engines, taxis, flying saucers, worksheets, maps'

/** Whether the renderer can draw the thing in any colour; it can't change the colours of people and faces. */
export const takesColour = ({ id, icons, place }: Concept): boolean =>
  place !== 'person' &&
  !icons.some((icon) => icon.endsWith('*')) &&
  !/faces$/.test(id) &&
  !manyColoured.split(', ').includes(id)
