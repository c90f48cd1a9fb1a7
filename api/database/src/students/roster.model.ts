import { Schema, type Connection, type Model } from 'mongoose'

/** A student in the list of a class. Days are ISO 8601 dates without a time. */
export interface StudentDocument {
  /** 24 hexadecimal digits. */
  id: string
  /** The number in the list, which is never reused. */
  number: number
  firstName: string
  lastName: string
  externalId: string
  note: string
  hasNeeds: boolean
  groupIds: string[]
  joinedOn: string | null
  leftOn: string | null
  /** When the student was deleted. Deleted students are hidden and keep their marks. */
  deletedAt: Date | null
}

export interface GroupDocument {
  id: string
  name: string
  usedAt: Date | null
}

/** A used group as it was before it changed, kept for documents that refer to it. */
export interface KeptGroupDocument extends GroupDocument {
  studentIds: string[]
}

/**
 * A document of `rosters`: the whole list of one class, keyed by the id of the class. Each change is one write
 * conditional on `version`, so that an import is atomic and a plan's limit is never exceeded.
 */
export interface RosterDocument {
  _id: string
  version: number
  /** The highest number ever assigned. */
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
