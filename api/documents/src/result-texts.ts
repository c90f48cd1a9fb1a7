import { createResultTexts, type ResultTexts } from '@classeur/domain/marks'
import type { Digits, Language } from '@classeur/contracts'

/** The BCP 47 locale for a document's language and digits. */
export const documentLocale = (language: Language, digits: Digits): string =>
  `${language === 'en' ? 'en-GB' : language}-u-nu-${digits === 'arabic' ? 'arab' : 'latn'}`

const of: Record<Language, (points: string, maximum: string) => string> = {
  en: (points, maximum) => `${points} of ${maximum}`,
  fr: (points, maximum) => `${points} sur ${maximum}`,
  ar: (points, maximum) => `${points} من ${maximum}`,
}
const unit: Record<Language, string> = { en: 'points', fr: 'points', ar: 'نقطة' }

/** The formatter of results in documents; screens use the same function. */
export function resultTextsFor(language: Language, digits: Digits): ResultTexts {
  const locale = documentLocale(language, digits)
  return createResultTexts({
    number: (value, { least, most }) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        useGrouping: false,
      }).format(value),
    percent: (percent, maximumFractionDigits, minimumFractionDigits = 0) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        ...{ minimumFractionDigits, maximumFractionDigits },
      }).format(percent / 100),
    of: of[language],
    pointsOf: (points, maximum) => `${of[language](points, maximum)} ${unit[language]}`,
  })
}
