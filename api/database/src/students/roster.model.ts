import { Schema, type Connection, type Model } from 'mongoose'

/** A student of a class, as a part of the class's list. Days as ISO 8601 without a time. */
export interface StudentDocument {
  /** 24 hexadecimal digits. */
  id: string
  /** The place in the list; never given away again. */
  number: number
  firstName: string
  lastName: string
  externalId: string
  note: string
  hasNeeds: boolean
  groupIds: string[]
  joinedOn: string | null
  leftOn: string | null
  /** Deleted: shown no more, and its marks stay with it. */
  deletedAt: Date | null
}

export interface GroupDocument {
  id: string
  name: string
  usedAt: Date | null
}

/** A group as it was when it was used, from before it changed: whatever refers to it finds it here. */
export interface KeptGroupDocument extends GroupDocument {
  studentIds: string[]
}

/**
 * A document of `rosters`: the whole list of one class, by the id of the class. One write on the condition of its
 * `version` changes it, so that an import happens whole or not at all and a plan's limit is never passed.
 */
export interface RosterDocument {
  _id: string
  version: number
  /** The highest number ever given. */
  lastNumber: number
  students: StudentDocument[]
  groups: GroupDocument[]
  keptGroups?: KeptGroupDocument[]
}

const schema = new Schema<RosterDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    lastNumber: { type: Number, required: true },
    students: { type: Schema.Types.Mixed, default: () => [] },
    groups: { type: Schema.Types.Mixed, default: () => [] },
    keptGroups: { type: Schema.Types.Mixed },
  },
  { collection: 'rosters', versionKey: false, minimize: false },
)

export const rosterModel = (connection: Connection): Model<RosterDocument> =>
  connection.model<RosterDocument>('Roster', schema)
