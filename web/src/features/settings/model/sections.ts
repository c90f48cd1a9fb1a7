import { ChangeSchoolRequest, type School } from '@classeur/contracts'

/** The editable settings of a school. */
export type SchoolSettings = Omit<School, 'id' | 'version' | 'role' | 'logoUrl'>

interface SchoolSection {
  name: 'identity' | 'year' | 'marks' | 'lists'
  fields: readonly (keyof SchoolSettings)[]
}

/** Properties of a settings panel. */
export interface SchoolSectionProps {
  school: School
  value: SchoolSettings
  edit: (change: Partial<SchoolSettings>) => void
  /** Fields whose values can't be saved. */
  wrong: ReadonlySet<PropertyKey>
  readOnly: boolean
}

/** The panels in their order, each with its fields. */
const schoolSections: readonly SchoolSection[] = [
  { name: 'identity', fields: ['name', 'country', 'taxId', 'address'] },
  { name: 'year', fields: ['language', 'timeZone', 'weekStartsOn', 'schoolYear', 'terms'] },
  { name: 'marks', fields: ['defaultScale', 'passMarkBasisPoints', 'rounding', 'showRanks'] },
  { name: 'lists', fields: ['subjects', 'levels'] },
]

/** The editable part of a school. */
export function settingsOf(school: School): SchoolSettings {
  const { id: _id, version: _version, role: _role, logoUrl: _logoUrl, ...settings } = school
  return settings
}

/** The edited fields that can't be saved. All other fields have the values of the server. */
export const wrongFields = (edits: Partial<SchoolSettings>): ReadonlySet<PropertyKey> =>
  new Set(ChangeSchoolRequest.safeParse(edits).error?.issues.map(({ path }) => path[0] ?? ''))

/** The edited sections: the valid ones (`ready`), the others (`wrong`), and the edits of the valid ones (`sent`). */
export function sectionsToSave(edits: Partial<SchoolSettings>) {
  const refused = wrongFields(edits)
  const isWrong = ({ fields }: SchoolSection) => fields.some((field) => refused.has(field))
  const changed = schoolSections.filter(({ fields }) => fields.some((field) => field in edits))
  const ready = changed.filter((section) => !isWrong(section))
  const fields = ready.flatMap((section) => section.fields).filter((field) => field in edits)
  return {
    ready: ready.map(({ name }) => name),
    wrong: changed.filter(isWrong).map(({ name }) => name),
    sent: Object.fromEntries(fields.map((field) => [field, edits[field]])) as Partial<SchoolSettings>,
  }
}
