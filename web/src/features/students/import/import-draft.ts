import type { ImportDecision, ImportFileContent, ImportMapping } from '@classeur/contracts'
import type { JoinedChoice } from '../../../components/people/use-joined-since.ts'

/** A parsed file, and the version of the class list that it was first compared with. */
export interface ImportFile {
  name: string
  content: ImportFileContent
  rosterVersion: number
}

/** An unfinished import: the file, and the teacher's decisions about each of its sheets. */
export interface ImportDraft {
  file: ImportFile | null
  sheetIndex: number
  mappings: Readonly<Record<number, ImportMapping>>
  decided: Readonly<Record<number, ImportDecision[]>>
  /** Since when new students are in the class; null until it is chosen. */
  joined: JoinedChoice | null
}

export const noFile: ImportDraft = { file: null, sheetIndex: 0, mappings: {}, decided: {}, joined: null }
