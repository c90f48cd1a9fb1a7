import {
  BackupKind,
  BackupState,
  BackupVerification,
  type ArchiveCounts,
  type CodedError,
  type FileProgress,
} from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/**
 * A document of `backups`: one archive of a person, and the run that makes it. It is stored before the archive and
 * deleted after it, so that no stored archive is without a document.
 */
export interface BackupDocument {
  _id: Types.ObjectId
  ownerId: string
  kind: BackupKind
  withMedia: boolean
  state: BackupState
  progress: FileProgress
  /** How often a worker started it; the fence of every later write. The archive's key contains it. */
  attempt: number
  /** Grows with every change that its owner sees. */
  seq: number
  /** The client's key, or the schedule's: `nightly:2026-11-27`. Unique per owner. */
  requestKey: string
  /** Set while it is queued or running, if its owner may have only one at a time: see {@link openKeyOf}. */
  openKey?: string
  /** The key of the stored archive; null until it is written. */
  storageKey: string | null
  /** Whether attempts may have left archives behind that nobody names. */
  hasStrayFiles: boolean
  sizeBytes: number | null
  /** SHA-256 of the archive as it is downloaded, in hexadecimal digits. */
  sha256: string | null
  counts: ArchiveCounts | null
  verification: BackupVerification
  /** How often a worker began to read it again; the fence of the writes of a verification. */
  verifyAttempt: number
  verifiedAt: Date | null
  /** Null if only its owner deletes it. */
  keptUntil: Date | null
  error: CodedError | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  /** When its owner was told by mail that it is ready, for exports. Absent in documents of older versions. */
  readyMailAt?: Date | null
  /** Until this time, only the process that set it may send this mail (`mail-claim.ts`). */
  readyMailClaimedUntil?: Date
  /** When a worker last wrote that it is working on it, or a round last looked after it. */
  checkedAt: Date
  /** When its owner, or its end of storage, deleted it: nobody sees it any more and its archive is deleted next. */
  deletedAt: Date | null
}

/** A person makes one backup by hand and uploads one file at a time. */
export const openKeyOf = (kind: BackupKind, ownerId: string): string | null =>
  kind === 'by-hand' || kind === 'uploaded' || kind === 'export' ? `${kind}:${ownerId}` : null

const noProgress = { files: 0, filesTotal: null, bytes: 0, bytesTotal: null }
const date = { type: Date, default: null }

const schema = new Schema<BackupDocument>(
  {
    ownerId: { type: String, required: true },
    kind: { type: String, enum: BackupKind.options, required: true },
    withMedia: { type: Boolean, required: true },
    state: { type: String, enum: BackupState.options, required: true },
    progress: { type: Schema.Types.Mixed, default: () => ({ ...noProgress }) },
    attempt: { type: Number, default: 0 },
    seq: { type: Number, default: 0 },
    requestKey: { type: String, required: true },
    openKey: { type: String },
    storageKey: { type: String, default: null },
    hasStrayFiles: { type: Boolean, default: false },
    sizeBytes: { type: Number, default: null },
    sha256: { type: String, default: null },
    counts: { type: Schema.Types.Mixed, default: null },
    verification: { type: String, enum: BackupVerification.options, default: 'unverified' },
    verifyAttempt: { type: Number, default: 0 },
    verifiedAt: date,
    keptUntil: date,
    error: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    startedAt: date,
    finishedAt: date,
    readyMailAt: date,
    readyMailClaimedUntil: { type: Date },
    checkedAt: { type: Date, required: true },
    deletedAt: date,
  },
  { collection: 'backups', strict: 'throw', versionKey: false, minimize: false },
)
schema.index({ ownerId: 1, requestKey: 1 }, { unique: true })
schema.index({ openKey: 1 }, { unique: true, sparse: true })
schema.index({ ownerId: 1, deletedAt: 1, createdAt: -1, _id: -1 })
// What rounds look for.
schema.index({ state: 1, checkedAt: 1 })
schema.index({ verification: 1, checkedAt: 1 })
schema.index({ keptUntil: 1 }, { partialFilterExpression: { keptUntil: { $type: 'date' } } })
schema.index({ deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $type: 'date' } } })
schema.index({ hasStrayFiles: 1, finishedAt: 1 }, { partialFilterExpression: { hasStrayFiles: true } })
// For operators.
schema.index({ kind: 1, verification: 1, finishedAt: -1 })

export const backupModel = (connection: Connection): Model<BackupDocument> =>
  connection.model<BackupDocument>('Backup', schema)
