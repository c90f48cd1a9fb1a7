import { westernDigits } from './digits.ts'

/** Variants that count as the same letter: ligatures, letters with or without hamza, and similar Arabic and Persian letters. */
const sameLetters: Record<string, string> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ؤ: 'و', ئ: 'ي', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ء: '', ـ: '' },
}
const everySameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')

/** A text with western digits, without case, accents, vowel signs, tatweel and hamza forms. */
export const foldSpelling = (text: string): string =>
  westernDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(everySameLetter, (letter) => sameLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

/** The letters or digits, besides itself, that {@link foldSpelling} writes as this text. */
export const spellingsOf = (folded: string): string[] => [
  ...Object.keys(sameLetters).filter((letter) => sameLetters[letter] === folded),
  ...(/^\d$/u.test(folded) ? [0x660, 0x6f0].map((zero) => String.fromCodePoint(zero + Number(folded))) : []),
]
