const sameLetters: [RegExp, string][] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ß/g, 'ss'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/ı/g, 'i'],
  // Alef with or without hamza or wasla, as people write it; likewise on its other seats.
  [/[أإآٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئىی]/g, 'ي'],
  [/ة/g, 'ه'],
  [/ک/g, 'ك'],
  [/[ءـ]/g, ''],
]

const arabicDigit = (digit: string) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))

/** Digits of every script that is typed here, as 0–9. */
export const westernDigits = (text: string): string => text.replace(/[٠-٩]/g, arabicDigit)

/** Directional marks, byte order marks and controls that files and chat programs leave in a text; spaces made one. */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g, '')
    // eslint-disable-next-line no-control-regex -- they are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()

/**
 * The form of a name in which two spellings of it are one: without case, accents, vowel signs, tatweel, hamza forms,
 * punctuation; words one space apart.
 */
export function normaliseName(name: string): string {
  let text = westernDigits(cleanText(name)).normalize('NFC').toLowerCase()
  for (const [from, to] of sameLetters) text = text.replace(from, to)
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼ`´ʿʾ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const withoutSpaces = (name: string): string => normaliseName(name).replaceAll(' ', '')

/**
 * What two spellings of one person have in common; they are the same when they share a key. One key ignores the order
 * of all words, the other the spaces inside first and last name and which of the two stands first. Spaces between
 * first and last name are not ignored: "Ann Alee" is not "Anna Lee".
 */
export function nameKeys(person: { firstName: string; lastName: string }): string[] {
  const words = normaliseName(`${person.firstName} ${person.lastName}`).split(' ').sort().join(' ')
  if (words === '') return []
  const parts = [withoutSpaces(person.firstName), withoutSpaces(person.lastName)].sort().join('|')
  return [words, parts]
}
