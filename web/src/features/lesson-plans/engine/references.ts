import type { LessonSectionKey } from '@classeur/contracts'
import { isSame } from '../../../drafts/field-edits.ts'
import type { Path } from './paths.ts'

/** The position of an item after its list has changed, from 0; null for an item that was removed. */
type NewPosition = (index: number) => number | null

/** After one item was moved. */
export const afterMove =
  (from: number, to: number): NewPosition =>
  (index) => {
    if (index === from) return to
    if (from < index && index <= to) return index - 1
    return to <= index && index < from ? index + 1 : index
  }

/** After one item was removed. */
export const afterRemoval =
  (removed: number): NewPosition =>
  (index) =>
    index === removed ? null : index > removed ? index - 1 : index

/** After the list was replaced by another one, which may have the same items at other positions. */
export const afterReplacement =
  (before: readonly unknown[], after: readonly unknown[]): NewPosition =>
  (index) => {
    const position = after.findIndex((item) => isSame(item, before[index]))
    return position === -1 ? null : position
  }

/** The field that names an item of these sections by its position, from 1, and the sections that have the field. */
const references: Partial<Record<LessonSectionKey, { field: string; sections: LessonSectionKey[] }>> = {
  objectives: { field: 'objective', sections: ['studentSheet', 'differentiation', 'assessment'] },
  misconceptions: { field: 'misconception', sections: ['assessment'] },
}

function withReferences(value: unknown, field: string, after: NewPosition): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, field, after))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]: [string, unknown]) => {
    if (name !== field || typeof part !== 'number') return [name, withReferences(part, field, after)]
    const index = after(part - 1)
    return [name, index === null ? null : index + 1]
  })
  return Object.fromEntries(fields) as unknown
}

/** A change of another section. */
export interface SectionChange {
  key: LessonSectionKey
  change: (section: unknown) => unknown
}

/** The changes that make tasks and questions name the same objectives and misconceptions after their list has changed. */
export function referenceChanges(key: LessonSectionKey, list: Path, after: NewPosition): SectionChange[] {
  const { field, sections } = references[key] ?? {}
  if (field === undefined || list.length !== 1) return []
  return (sections ?? []).map((section) => ({
    key: section,
    change: (value) => withReferences(value, field, after),
  }))
}
