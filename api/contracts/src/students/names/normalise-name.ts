/** Alef with or without hamza or wasla, as people write it; likewise its other seats; letters of two scripts that look alike. */
const sameLetters: Record<string, string> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ؤ: 'و', ئ: 'ي', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ء: '', ـ: '' },
}
const everySameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')

const arabicDigit = (digit: string) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))

/** Digits of every script that is typed here, as 0–9. */
export const westernDigits = (text: string): string => text.replace(/[٠-٩]/g, arabicDigit)

/** Directional marks, byte order marks and controls that files and chat programs leave in a text; spaces made one. */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()

/**
 * The form of a name in which two spellings of it are one: without case, accents, vowel signs, tatweel, hamza forms,
 * punctuation; words one space apart.
 */
export function normaliseName(name: string): string {
  return westernDigits(cleanText(name))
    .normalize('NFC')
    .toLowerCase()
    .replace(everySameLetter, (letter) => sameLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼ`´ʿʾ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * What two spellings of one person have in common; they are the same when they share a key. One key ignores the order
 * of all words, the other the spaces inside first and last name and which of the two stands first. Spaces between
 * first and last name are not ignored: "Ann Alee" is not "Anna Lee".
 */
export function nameKeys(person: { firstName: string; lastName: string }): string[] {
  const parts = [normaliseName(person.firstName), normaliseName(person.lastName)]
  const words = parts.join(' ').split(' ').filter(Boolean).sort().join(' ')
  if (words === '') return []
  const withoutSpaces = parts.map((part) => part.replaceAll(' ', '')).sort()
  return [words, withoutSpaces.join('|')]
}
