import type { School } from '@classeur/contracts'
import { isValidScale } from '../../../components/grading/scale-choice.ts'
import { areTermsValid } from './terms.ts'

/** The editable settings of a school. */
export type SchoolSettings = Omit<School, 'id' | 'version' | 'role' | 'logoUrl'>

interface SchoolSection {
  name: 'identity' | 'year' | 'marks' | 'lists'
  fields: readonly (keyof SchoolSettings)[]
  isValid: (settings: SchoolSettings) => boolean
}

/** Properties of a settings panel. */
export interface SchoolSectionProps {
  school: School
  value: SchoolSettings
  edit: (change: Partial<SchoolSettings>) => void
  readOnly: boolean
}

export const isShare = (basisPoints: number): boolean =>
  Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000

/** The panels in their order, each with its fields. */
const schoolSections: readonly SchoolSection[] = [
  {
    name: 'identity',
    fields: ['name', 'country', 'taxId', 'address'],
    isValid: ({ name }) => name.trim() !== '',
  },
  {
    name: 'year',
    fields: ['language', 'timeZone', 'weekStartsOn', 'schoolYear', 'terms'],
    isValid: ({ terms }) => areTermsValid(terms),
  },
  {
    name: 'marks',
    fields: ['defaultScale', 'passMarkBasisPoints', 'rounding', 'showRanks'],
    isValid: ({ passMarkBasisPoints, defaultScale }) =>
      isShare(passMarkBasisPoints) && isValidScale(defaultScale),
  },
  { name: 'lists', fields: ['subjects', 'levels'], isValid: () => true },
]

/** The editable part of a school. */
export function settingsOf(school: School): SchoolSettings {
  const { id: _id, version: _version, role: _role, logoUrl: _logoUrl, ...settings } = school
  return settings
}

/** The edited sections: the valid ones (`ready`), the others (`wrong`), and the edits of the valid ones (`sent`). */
export function sectionsToSave(value: SchoolSettings, edits: Partial<SchoolSettings>) {
  const changed = schoolSections.filter(({ fields }) => fields.some((field) => field in edits))
  const ready = changed.filter(({ isValid }) => isValid(value))
  const fields = ready.flatMap((section) => section.fields).filter((field) => field in edits)
  return {
    ready: ready.map(({ name }) => name),
    wrong: changed.filter(({ isValid }) => !isValid(value)).map(({ name }) => name),
    sent: Object.fromEntries(fields.map((field) => [field, edits[field]])) as Partial<SchoolSettings>,
  }
}
