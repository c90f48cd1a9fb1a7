import { classColours, ClassRole, type ClassColour, type GradingScale } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A teacher of a class. Who they are called is read from `user_info`. */
export interface ClassMemberDocument {
  userId: string
  role: ClassRole
  joinedAt: Date
  lastActivityAt: Date | null
}

/** A document of `classes`. Its members are part of it, so that one write changes an ownership. */
export interface ClassDocument {
  _id: Types.ObjectId
  ownerId: string
  members: ClassMemberDocument[]
  /** To whom the ownership is offered, and by whom; null without an offer. */
  transfer: { toUserId: string; offeredAt: Date } | null
  schoolId: string | null
  name: string
  level: string
  subjects: string[]
  schoolYear: string
  colour: ClassColour
  scale: GradingScale | null
  usesExternalIds: boolean
  isSample: boolean
  /**
   * Which of the places of its owner's plan it takes, from 0 on; null takes none (archived, deleted, sample).
   * `slotKey` is unique, so two requests at the same moment never take one place: {@link slotKeyOf}.
   */
  slot: number | null
  slotKey: string
  /** Counted where they change, and right again with every change of list, exams or marks. */
  counts: { students: number; exams: number; cellsToEnter: number }
  searchText: string
  version: number
  createdAt: Date
  lastActivityAt: Date
  archivedAt: Date | null
  deletedAt: Date | null
}

/**
 * What reads active classes names its index: a server that has not counted its documents yet may take another one, and
 * compare every class with the conditions that these hold already.
 */
export const activeIndex = 'active'
export const activeInMarkingIndex = 'active_in_marking'

/** What makes a place unique; a class without a place has a key of its own. */
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
    isSample: { type: Boolean, default: false },
    slot: { type: Number, default: null },
    slotKey: { type: String, required: true },
    counts: {
      students: { type: Number, default: 0 },
      exams: { type: Number, default: 0 },
      cellsToEnter: { type: Number, default: 0 },
    },
    searchText: { type: String, default: '' },
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    lastActivityAt: { type: Date, required: true },
    archivedAt: { type: Date, default: null },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'classes', versionKey: false, minimize: false },
)
classSchema.index({ slotKey: 1 }, { unique: true })
// Which classes are beyond the plan of their owner.
classSchema.index({ ownerId: 1, slot: 1 })
classSchema.index({ 'members.userId': 1, deletedAt: 1, archivedAt: 1, lastActivityAt: -1, _id: -1 })
classSchema.index({ schoolId: 1, deletedAt: 1, lastActivityAt: -1, _id: -1 })
// The list of a person's classes, and where marks are missing. The conditions are in the index, so that no class that is
// looked at is compared with them again.
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
