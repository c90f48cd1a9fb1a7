import type { Language } from '../../text/language.ts'
import { normaliseName } from '../../roster/names/normalise-name.ts'

/** The columns of a mark sheet in a file, except those of questions. */
export type SheetField =
  'number' | 'lastName' | 'firstName' | 'externalId' | 'total' | 'outOf' | 'result' | 'grade' | 'state'

/** The columns that identify a student. */
export const identityFields = ['number', 'lastName', 'firstName', 'externalId'] as const
export type IdentityField = (typeof identityFields)[number]

interface SheetLabels {
  fields: Record<SheetField, string>
  /** The student was not in the class on the day of the exam. */
  notApplicable: string
  complete: string
  /** Precedes the number of cells. */
  notEntered: string
  notInClass: string
}

/** The texts of a mark sheet in a file, by language. Files in every language can be imported. */
export const sheetLabels: Record<Language, SheetLabels> = {
  en: {
    fields: {
      ...{ number: 'No.', lastName: 'Last name', firstName: 'First name', externalId: 'Student number' },
      ...{ total: 'Total points', outOf: 'Out of', result: 'Result', grade: 'Grade', state: 'Status' },
    },
    notApplicable: 'n/a',
    complete: 'complete',
    notEntered: 'not entered:',
    notInClass: 'not in the class that day',
  },
  fr: {
    fields: {
      ...{ number: 'N°', lastName: 'Nom', firstName: 'Prénom', externalId: 'N° élève' },
      ...{ total: 'Total des points', outOf: 'Sur', result: 'Résultat', grade: 'Niveau', state: 'État' },
    },
    notApplicable: 's.o.',
    complete: 'complet',
    notEntered: 'non saisies\u00a0:',
    notInClass: 'pas dans la classe ce jour-là',
  },
  ar: {
    fields: {
      ...{ number: 'الرقم', lastName: 'اسم العائلة', firstName: 'الاسم الأول', externalId: 'رقم الطالب' },
      ...{ total: 'مجموع النقاط', outOf: 'من أصل', result: 'النتيجة', grade: 'التقدير', state: 'الحالة' },
    },
    notApplicable: 'لا ينطبق',
    complete: 'مكتمل',
    notEntered: 'غير مُدخلة:',
    notInClass: 'ليس في الفصل ذلك اليوم',
  },
}

const languages = Object.keys(sheetLabels) as Language[]
const fieldByHeading = new Map<string, { field: SheetField; languages: Language[] }>()
for (const language of languages) {
  for (const [field, heading] of Object.entries(sheetLabels[language].fields)) {
    const key = normaliseName(heading)
    const other = fieldByHeading.get(key)
    if (other) other.languages.push(language)
    else fieldByHeading.set(key, { field: field as SheetField, languages: [language] })
  }
}

/** Headings of earlier exports, so that their files can still be imported. */
fieldByHeading.set(normaliseName('Student ID'), { field: 'externalId', languages: ['en'] })
fieldByHeading.set(normaliseName('Identifiant'), { field: 'externalId', languages: ['fr'] })
fieldByHeading.set(normaliseName('Total'), { field: 'total', languages: ['en'] })
fieldByHeading.set(normaliseName('المجموع'), { field: 'total', languages: ['ar'] })

/** The field that one of our own headings names, and the languages in which it does. */
export const fieldOfHeading = (
  header: string,
): { field: SheetField; languages: readonly Language[] } | null =>
  fieldByHeading.get(normaliseName(header)) ?? null

const notApplicable = new Set(languages.map((language) => normaliseName(sheetLabels[language].notApplicable)))

/** The text that exports write into the cells of a student who was not in the class on the day of the exam. */
export const isNotApplicable = (text: string): boolean => notApplicable.has(normaliseName(text))
