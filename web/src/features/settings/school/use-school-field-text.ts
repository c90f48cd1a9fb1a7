import { useTranslation } from 'react-i18next'
import { useScaleName } from '../../../components/grading/use-scale-name.ts'
import type { FieldText } from '../../../drafts/draft-conflicts.tsx'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { languageNames } from '../../../i18n/languages.ts'
import { formatRate } from '../../../i18n/format.ts'
import { countriesIn } from '../model/countries.ts'
import { formatList } from '../../../i18n/format-list.ts'
import type { SchoolSettings } from '../model/sections.ts'
import { weekdayName } from '../model/weekdays.ts'

/** Labels of the school settings, and their values as text. */
export function useSchoolFieldText(): FieldText<SchoolSettings> {
  const { t } = useTranslation('school')
  const scaleName = useScaleName()
  const countryName = (code: string) =>
    countriesIn(currentLanguage()).find(({ value }) => value === code)?.label ?? t('identity.noCountry')
  return {
    name: { name: t('identity.name') },
    country: { name: t('identity.country'), show: countryName },
    taxId: { name: t('identity.taxId') },
    address: { name: t('identity.address') },
    language: { name: t('year.language'), show: (language) => languageNames[language] },
    timeZone: { name: t('year.timeZone') },
    weekStartsOn: { name: t('year.weekStart'), show: (day) => weekdayName(String(day)) },
    schoolYear: { name: t('year.schoolYear') },
    terms: { name: t('terms.title'), show: (terms) => formatList(terms.map(({ name }) => name)) },
    defaultScale: { name: t('marks.scale'), show: scaleName },
    passMarkBasisPoints: { name: t('marks.passMark'), show: (share) => formatRate(share) },
    rounding: { name: t('marks.rounding'), show: (rounding) => t(`rounding.${rounding}`) },
    showRanks: { name: t('marks.ranks'), show: (isShown) => t(isShown ? 'marks.show' : 'marks.hide') },
    subjects: { name: t('lists.subjects'), show: formatList },
    levels: { name: t('lists.levels'), show: formatList },
  }
}
