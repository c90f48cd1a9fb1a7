import type { CoordinateGrid, FractionBars, NumberLine } from '../content/diagram.ts'
import type { MathNode } from '../content/mathematics.ts'
import type { BloomLevel } from '../exams/bloom-level.ts'
import type { ItemCheck } from './item-check.ts'

/** What a generated resource can be. */
export const resourceKinds = [
  'practice-sheet',
  'worked-example',
  'correction',
  'exit-quiz',
  'extension',
  'parent-note',
] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** Whether a sheet of this kind shows how its items are solved. */
export const showsMethod = (kind: ResourceKind): boolean => kind === 'worked-example' || kind === 'correction'

/** How demanding the items of a sheet are. */
export const resourceTiers = ['support', 'core', 'challenge'] as const
export type ResourceTier = (typeof resourceTiers)[number]

/** A text of an item: words, and formulas as structure. Formulas are read from left to right in every language. */
export type RichText = readonly RichPiece[]
export type RichPiece = { kind: 'text'; text: string } | { kind: 'mathematics'; nodes: readonly MathNode[] }

/** A clock face. `hands` is false for a face on which the student draws them. */
export interface ClockFace {
  kind: 'clock'
  hour: number
  minute: number
  hands: boolean
}

/** A table of data. `header` is empty for a table without a heading row. */
export interface DataTable {
  kind: 'table'
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What the product draws beside a prompt. */
export type ItemFigure = FractionBars | NumberLine | CoordinateGrid | ClockFace | DataTable

/** An option of a multiple-choice item. `reason` says what leads to a wrong option; empty for the right one. */
export interface ItemOption {
  content: RichText
  reason: string
}

export type ItemAnswer =
  /** A value that can be read by code: a number, a fraction, a time, a date, a word, or several of them. */
  | { kind: 'value'; shown: RichText }
  | { kind: 'choice'; options: readonly ItemOption[]; correct: number }
  /** A text of the student. `points` says what earns marks. */
  | { kind: 'open'; model: RichText; points: readonly string[] }

/** The error that an item is aimed at: its name, and the result of someone who makes it. */
export interface TargetedError {
  name: string
  wrong: RichText
}

/**
 * Whether the answer of an item is right. `code`: recomputed. `solver`: confirmed by a model that didn't see the answer.
 * `teacher`: read and confirmed by the teacher. `found` is the other answer if code or the solver disagrees.
 */
export interface ItemVerification {
  state: 'verified' | 'to-check'
  by: 'code' | 'solver' | 'teacher' | null
  found: RichText | null
}

/** One task of a sheet. Generator, editor, PDF and DOCX share this shape. */
export interface ResourceItem {
  /** Unique in its sheet; stays the same when the item moves or changes. */
  id: string
  prompt: RichText
  figure: ItemFigure | null
  /** A picture from somebody's media, which a teacher has placed; missing or null without one. */
  imageId?: string | null | undefined
  answer: ItemAnswer
  /** The worked solution, one step after another. */
  steps: readonly RichText[]
  /**
   * The skill it practises, by its id in the school's library. An item that was made for a missed question of the exam has
   * the id of this question instead.
   */
  skill: { id: string | null; name: string; questionId?: string | undefined } | null
  error: TargetedError | null
  bloomLevel: BloomLevel
  /** Lines for the student's writing; 0 if the prompt has boxes. */
  lines: number
  /** What code needs to recompute the answer; null if it can't be computed. */
  check: ItemCheck | null
  verification: ItemVerification
  /** A locked item is neither rewritten nor replaced. */
  locked: boolean
  /** The family that made it without a model, with the seed that makes it again; null for other items. */
  origin: { family: string; seed: number; tier: ResourceTier } | null
}
