import {
  RestoreMethod,
  RestoreState,
  type CodedError,
  type FileProgress,
  type RestoreCounts,
  type RestorePreview,
  type RestorePreviewClass,
} from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A class of a preview, with what the start of a restore needs to know about it. */
export interface StoredPreviewClass extends Omit<RestorePreviewClass, 'takesSlot'> {
  /** The number of conflicts to decide for a merge. */
  conflicts: number
  /** Missing or a boolean in previews of older versions. */
  takesSlot?: RestorePreviewClass['takesSlot'] | boolean
}

export interface StoredPreview extends Omit<
  RestorePreview,
  'classes' | 'openClasses' | 'classLimit' | 'picturesWithoutFile'
> {
  classes: StoredPreviewClass[]
  /** Missing in previews of older versions. */
  picturesWithoutFile?: number
}

export interface RestoreResult {
  classes: { classId: string; name: string }[]
  counts: RestoreCounts
  keptMarks: number
  /** Documents that an undo left alone, because they had changed since the restore. */
  keptDocuments: number
}

/** A document of `restores`: the check of an archive, and what was restored from it. */
export interface RestoreDocument {
  _id: Types.ObjectId
  ownerId: string
  backupId: string
  /** Of the person and the request, so that a repeated request finds the same check. */
  requestKey: string
  state: RestoreState
  /** Whether the archive was made by another person or installation: then only a copy is possible. */
  isForeign: boolean
  /** When the archive was made; null until it was opened. */
  archivedAt: Date | null
  progress: FileProgress
  error: CodedError | null
  refusedFile: string | null
  preview: StoredPreview | null
  method: RestoreMethod | null
  classIds: string[]
  snapshotId: string | null
  /**
   * `planning`: nothing is written yet. `applying`: the journal is complete, so that every later attempt finishes the
   * same steps. `reverting`: the steps are undone. Null before the start and after the end.
   */
  phase: 'planning' | 'applying' | 'reverting' | null
  /** Counts the attempts of workers. Only the latest one may decide the plan. */
  attempt: number
  /** The attempt whose steps are the journal; null until the plan is complete. */
  plannedBy: number | null
  /** The number of steps of the journal. */
  steps: number
  result: RestoreResult | null
  createdAt: Date
  finishedAt: Date | null
  undoUntil: Date | null
  seq: number
}

const schema = new Schema<RestoreDocument>(
  {
    ownerId: { type: String, required: true },
    backupId: { type: String, required: true },
    requestKey: { type: String, required: true },
    state: { type: String, enum: RestoreState.options, required: true },
    isForeign: { type: Boolean, default: false },
    archivedAt: { type: Date, default: null },
    progress: { type: Schema.Types.Mixed, required: true },
    error: { type: Schema.Types.Mixed, default: null },
    refusedFile: { type: String, default: null },
    preview: { type: Schema.Types.Mixed, default: null },
    method: { type: String, enum: [...RestoreMethod.options, null], default: null },
    classIds: { type: [String], default: () => [] },
    snapshotId: { type: String, default: null },
    phase: { type: String, enum: ['planning', 'applying', 'reverting', null], default: null },
    attempt: { type: Number, default: 0 },
    plannedBy: { type: Number, default: null },
    steps: { type: Number, default: 0 },
    result: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    undoUntil: { type: Date, default: null },
    seq: { type: Number, default: 0 },
  },
  { collection: 'restores', versionKey: false, minimize: false },
)
schema.index({ ownerId: 1, _id: -1 })
schema.index({ state: 1, createdAt: 1 })
schema.index({ undoUntil: 1 })

export const restoreModel = (connection: Connection): Model<RestoreDocument> =>
  connection.model<RestoreDocument>('Restore', schema)
