import type { CheckedRequest } from '../content/lesson-content.ts'
import { foldedWords, mentions, type WordPatterns } from '../../material/fold-words.ts'
import type { KnownLanguage } from './function-words.ts'

/** Names of languages as school subjects, in the three languages. */
const subjects: Readonly<Record<KnownLanguage, WordPatterns>> = {
  en: 'english anglais$ anglaise$ انجليزي انكليزي esl$ efl$ eal$',
  fr: 'french francais$ francaise$ فرنسي fle$ fls$',
  ar: 'arabic arabe$ عربي',
  es: 'spanish espagnol castilian اسباني',
  de: 'german$ allemand المانيه$',
  it: 'italian italien ايطالي',
  pt: 'portuguese portugais برتغالي',
}
const anyLanguage: WordPatterns =
  'language$ languages langue$ langues lv1$ lv2$ lva$ lvb$ lv$ latin$ chinese chinois japanese لغه$ لغات'

/** The languages that a lesson teaches: its texts and tasks may be written in them. `any` if it doesn't say which. */
export function taughtLanguages({ subject, topic }: CheckedRequest): ReadonlySet<KnownLanguage | 'any'> {
  const subjectWords = foldedWords(subject)
  const isLanguageLesson = mentions(subjectWords, anyLanguage)
  const words = isLanguageLesson ? [...subjectWords, ...foldedWords(topic)] : subjectWords
  const named = (Object.keys(subjects) as KnownLanguage[]).filter((language) =>
    mentions(words, subjects[language]),
  )
  return new Set(named.length === 0 && isLanguageLesson ? ['any'] : named)
}
