import { foldLetters, normaliseForMatching } from '../../safety/fold-letters.ts'
import type { Language } from '../../text/language.ts'
import { impersonal, tones, toneWords, type Tone } from './tone-words.ts'

/** Arabic writes these together with the next word. */
const attached: Readonly<Record<Language, string>> = { en: '', fr: '', ar: '(?:[وف]?[بلك]?(?:ال)?|[وف]?لل)' }

function patternOf(phraseList: string, language: Language): RegExp | null {
  if (phraseList === '') return null
  const phrases = foldLetters(phraseList)
    .split('|')
    .map((phrase) => phrase.replace(/\*$/u, String.raw`\p{L}*`))
  return new RegExp(`(?<= )${attached[language]}(?:${phrases.join('|')})(?= )`, 'u')
}

const patterns = new Map(
  (['en', 'fr', 'ar'] as const).map((language) => [
    language,
    tones.map((tone) => [tone, patternOf(toneWords[tone][language], language)] as const),
  ]),
)
const impersonalPattern = patternOf(impersonal, 'fr')

/** A wrong tone, and the words that show it, in folded letters. */
export interface ToneFound {
  tone: Tone
  quote: string
}

/** The first words of each wrong tone in a text. */
export function tonesOf(text: string, language: Language): ToneFound[] {
  const folded = normaliseForMatching(text)
  const read =
    language === 'fr' && impersonalPattern ? folded.replace(new RegExp(impersonalPattern, 'gu'), '…') : folded
  return (patterns.get(language) ?? []).flatMap(([tone, pattern]) => {
    const quote = pattern?.exec(read)?.[0].trim()
    return quote === undefined ? [] : [{ tone, quote }]
  })
}
