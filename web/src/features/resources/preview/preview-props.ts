import type { Preview } from '../model/use-preview.ts'
import type { Unready } from '../model/request-values.ts'

/** What the parts of the preview share. */
export interface PreviewProps {
  preview: Preview
  /** Why there is nothing to preview; null if there is. */
  unready: Unready | null
  /** The number of sheets that the form asks for. */
  sheets: number
  isParentNote: boolean
  /** The names of the students by id. */
  names: ReadonlyMap<string, string>
  /** The id of the form that the button submits. */
  formId: string
  busy: boolean
  /** The error of the last attempt; null if there was none. */
  error: unknown
}
