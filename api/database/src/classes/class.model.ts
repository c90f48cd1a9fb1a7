import {
  classColours,
  ClassRole,
  type ClassColour,
  type ClassResults,
  type GradingScale,
  type Rounding,
} from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A teacher of a class. Their name is in `user_info`. */
export interface ClassMemberDocument {
  userId: string
  role: ClassRole
  joinedAt: Date
  lastActivityAt: Date | null
}

/** Results of the last reviewed exam. A null scale or rounding means that the class's or school's one applies. */
export type StoredResults = Omit<ClassResults, 'effectiveScale' | 'effectiveRounding'> & {
  scale: GradingScale | null
  rounding: Rounding | null
}

/** A document of `classes`. It contains its members, so that one write transfers the ownership. */
export interface ClassDocument {
  _id: Types.ObjectId
  ownerId: string
  members: ClassMemberDocument[]
  /** A pending offer of the ownership: to whom and by whom; null without an offer. */
  transfer: { toUserId: string; offeredAt: Date } | null
  schoolId: string | null
  name: string
  level: string
  subjects: string[]
  schoolYear: string
  colour: ClassColour
  scale: GradingScale | null
  usesExternalIds: boolean
  /** Missing in older classes; that means false. */
  editorsMayRelease?: boolean
  isSample: boolean
  /**
   * The plan slot of its owner that the class takes, from 0; null if it takes none (archived, deleted, sample).
   * `slotKey` is unique, so concurrent requests never take the same slot: {@link slotKeyOf}.
   */
  slot: number | null
  slotKey: string
  /** Recomputed with every change of the roster, the exams or the marks. */
  counts: { students: number; exams: number; cellsToEnter: number }
  /** Recomputed with `counts`; null until an exam is reviewed. Missing in classes last counted by an older version. */
  results?: StoredResults | null
  searchText: string
  version: number
  createdAt: Date
  lastActivityAt: Date
  archivedAt: Date | null
  deletedAt: Date | null
  /** Who deleted it last. Missing in classes that an older version deleted. */
  deletedBy?: string
}

/**
 * Queries for active classes name these partial indexes: a server without statistics may choose another index and check
 * the conditions on every class.
 */
export const activeIndex = 'active'
export const activeInMarkingIndex = 'active_in_marking'

/** The unique key of a plan slot; a class without a slot has a key of its own. */
export const slotKeyOf = (ownerId: string, slot: number | null, id: string): string =>
  slot === null ? `none:${id}` : `${ownerId}:${slot}`

const memberSchema = new Schema<ClassMemberDocument>(
  {
    userId: { type: String, required: true },
    role: { type: String, enum: ClassRole.options, required: true },
    joinedAt: { type: Date, required: true },
    lastActivityAt: { type: Date, default: null },
  },
  { _id: false },
)

const classSchema = new Schema<ClassDocument>(
  {
    ownerId: { type: String, required: true },
    members: { type: [memberSchema], required: true },
    transfer: { type: Schema.Types.Mixed, default: null },
    schoolId: { type: String, default: null },
    name: { type: String, required: true },
    level: { type: String, default: '' },
    subjects: { type: [String], default: () => [] },
    schoolYear: { type: String, default: '' },
    colour: { type: String, enum: classColours, required: true },
    scale: { type: Schema.Types.Mixed, default: null },
    usesExternalIds: { type: Boolean, default: false },
    editorsMayRelease: { type: Boolean, default: false },
    isSample: { type: Boolean, default: false },
    slot: { type: Number, default: null },
    slotKey: { type: String, required: true },
    counts: {
      students: { type: Number, default: 0 },
      exams: { type: Number, default: 0 },
      cellsToEnter: { type: Number, default: 0 },
    },
    results: { type: Schema.Types.Mixed, default: null },
    searchText: { type: String, default: '' },
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    lastActivityAt: { type: Date, required: true },
    archivedAt: { type: Date, default: null },
    deletedAt: { type: Date, default: null },
    deletedBy: { type: String },
  },
  { collection: 'classes', versionKey: false, minimize: false },
)
classSchema.index({ slotKey: 1 }, { unique: true })
// Finds the classes beyond their owner's plan.
classSchema.index({ ownerId: 1, slot: 1 })
classSchema.index({ 'members.userId': 1, deletedAt: 1, archivedAt: 1, lastActivityAt: -1, _id: -1 })
classSchema.index({ schoolId: 1, deletedAt: 1, lastActivityAt: -1, _id: -1 })
// For the list of a person's classes and for marking to do. The conditions are part of the index, so that the server
// doesn't check them on each class.
const latestOfMember = { 'members.userId': 1, lastActivityAt: -1, _id: -1 } as const
const active = { deletedAt: null, archivedAt: null }
classSchema.index(latestOfMember, { name: activeIndex, partialFilterExpression: active })
classSchema.index(latestOfMember, {
  name: activeInMarkingIndex,
  partialFilterExpression: { ...active, 'counts.cellsToEnter': { $gt: 0 } },
})
classSchema.index({ deletedAt: 1 })

export const classModel = (connection: Connection): Model<ClassDocument> =>
  connection.model<ClassDocument>('SchoolClass', classSchema)
