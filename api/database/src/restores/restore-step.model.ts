import type { CellNote, MarkContent } from '@classeur/domain/marks'
import { Schema, type Connection, type Model } from 'mongoose'
import type { RestoredCollection } from './restored-collections.ts'

/** A field before and after a step. An absent key means that the document has no such field. */
export interface FieldPatch {
  /** The name of a field; in a roster also `students.<id>` and `groups.<id>`. */
  field: string
  before?: unknown
  after?: unknown
}

/** A cell before and after a step. */
export interface CellPatch {
  leafId: string
  /** The version of the cell that the step is based on; 0 if it was never written. */
  version: number
  before: MarkContent & { note: CellNote }
  after: MarkContent & { note: CellNote }
}

/** What one step of a restore changes. Every step can be repeated and undone. */
export type RestoreChange =
  /** Adds documents. */
  | {
      kind: 'create'
      collection: RestoredCollection
      documents: (Record<string, unknown> & { _id: string })[]
    }
  /** Changes fields of a document, each only if it still has its value from before. */
  | { kind: 'patch'; collection: RestoredCollection; id: string; patches: FieldPatch[] }
  /** Writes cells of one row, each only if nobody has written it since. */
  | { kind: 'marks'; examId: string; classId: string; studentId: string; cells: CellPatch[] }
  /** Copies a file of the archive into the storage. */
  | { kind: 'file'; key: string; source: string }

/** What a step did when it was applied. */
export interface StepOutcome {
  /** Parts that somebody had changed meanwhile, so that the step left them alone. */
  kept: number
  /** Whether the step wrote the file, which wasn't there before. */
  wroteFile?: boolean
}

export interface RestoreStep {
  /** From 0, in the order of applying. */
  seq: number
  /** What belongs together: an undo removes all or none of the documents that a unit added. */
  unit: string
  change: RestoreChange
  /** Null until the step was applied. */
  outcome: StepOutcome | null
}

/** A document of `restore_steps`, the journal that is complete before the first step is applied. */
export interface RestoreStepDocument extends RestoreStep {
  /** {@link restoreStepId} */
  _id: string
  restoreId: string
  attempt: number
}

const seqDigits = 8

/** Sorts by attempt and sequence. */
export const restoreStepId = (restoreId: string, attempt: number, seq: number): string =>
  `${restoreId}:${String(attempt)}:${String(seq).padStart(seqDigits, '0')}`

const schema = new Schema<RestoreStepDocument>(
  {
    _id: { type: String, required: true },
    restoreId: { type: String, required: true },
    attempt: { type: Number, required: true },
    seq: { type: Number, required: true },
    unit: { type: String, required: true },
    change: { type: Schema.Types.Mixed, required: true },
    outcome: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'restore_steps', versionKey: false, minimize: false },
)
schema.index({ restoreId: 1, attempt: 1, seq: 1 })

export const restoreStepModel = (connection: Connection): Model<RestoreStepDocument> =>
  connection.model<RestoreStepDocument>('RestoreStep', schema)
