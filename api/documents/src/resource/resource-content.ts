import type {
  ExportResourceQuery,
  Language,
  ParentNote,
  ResourceItem,
  ResourceKind,
} from '@classeur/contracts'

/**
 * A resource as its files show it. It contains no group, no tier and no name but those of the students who get a copy:
 * no child sees a group letter.
 */
export interface ResourceContent {
  kind: ResourceKind
  language: Language
  title: string
  /** The exam that it was made from. */
  examTitle: string
  /** The line below the title: what to do. */
  intro: string
  items: readonly ResourceItem[]
  /** For `parent-note`, one for each student, each on a page of its own; otherwise empty. */
  notes: readonly ParentNote[]
  /** For packs of notes: the practice sheet that a student's note names, by student. */
  noteSheets?: Readonly<Record<string, ResourceContent>>
  /** The students who get a copy, in the order of the list: for `pack`, one named copy each. */
  students: readonly { id: string; name: string }[]
}

/** What a file contains: the sheet, the sheet with its key, a named copy for each student, or the answers alone. */
export type ResourceFileContent = ExportResourceQuery['content']
