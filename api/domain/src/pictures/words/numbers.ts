import type { Language } from '../../text/language.ts'

/** Number words from one upwards, in folded letters; spellings of one number are separated by `/`. */
const numberWords: Record<Language, string> = {
  en: 'one two/pair/couple three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'seul deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  ar: 'واحد/واحده اثنان/اثنين/اثنتان/اثنتين ثلاث/ثلاثه اربع/اربعه خمس/خمسه ست/سته سبع/سبعه ثماني/ثمانيه/ثمان تسع/تسعه عشر/عشره',
}

/** The number that a word means, or null. */
export function numberOf(word: string, language: Language): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const index = numberWords[language].split(' ').findIndex((spellings) => spellings.split('/').includes(word))
  return index < 0 ? null : index + 1
}
