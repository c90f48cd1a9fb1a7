import type { Diagram, Scene } from '@classeur/domain/content'
import type { Language } from '@classeur/contracts'

/** A picture in a format that every writer can use. */
export interface Picture {
  /** PNG or JPEG. */
  bytes: Uint8Array
  format: 'png' | 'jpg'
  width: number
  height: number
  /** What it shows, in words. */
  alt: string
}

/** A task or question for students. */
export interface DocumentTask {
  /** Its number as other parts of the document name it, such as T1. */
  number: string
  prompt: string
  blocks: DocumentBlock[]
  /** Options of a multiple-choice question, with their letters. */
  options: { letter: string; text: string }[]
  /** Ruled lines to write on. */
  lines: number
}

/**
 * A piece of a document, independent of the file format. All texts may contain formulas (`readInline`), and are set
 * as text, never as markup.
 */
export type DocumentBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  /** `label` stands before the text in bold, for example "Feedback:". */
  | { kind: 'paragraph'; text: string; label?: string; look?: 'lead' | 'quiet' }
  | { kind: 'list'; items: string[]; isOrdered: boolean }
  /** `shares`: the widths of the columns, in parts of their sum; without them, all columns are alike. */
  | { kind: 'table'; caption: string; header: string[]; rows: string[][]; shares?: number[] }
  | { kind: 'code'; language: string; code: string; note: string }
  | { kind: 'diagram'; diagram: Diagram; alt: string }
  /** A drawing that isn't a diagram. */
  | { kind: 'drawing'; scene: Scene; alt: string }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'tasks'; tasks: DocumentTask[] }
  /** Lines with a name in front, such as the student's name. `values` stand on the lines; without them, they are empty. */
  | { kind: 'blanks'; labels: string[]; values?: string[] }

/** A part that starts on its own page. */
export interface DocumentPart {
  /** Empty for the first part, which has the title of the document. */
  title: string
  blocks: DocumentBlock[]
}

/** A document of text in one language. */
export interface TextDocument {
  language: Language
  title: string
  /** At the top of every page but the first; absent: the title. */
  runningTitle?: string
  /** In one line below the title. */
  facts: { label: string; value: string }[]
  /** What the reader must know first, for example that parts are missing; empty for nothing. */
  notice: string
  parts: [DocumentPart, ...DocumentPart[]]
}
