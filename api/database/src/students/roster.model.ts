import type { StoredRoster } from '@classeur/domain/roster'
import { Schema, type Connection, type Model } from 'mongoose'

/**
 * A document of `rosters`: the whole list of one class, keyed by the id of the class. Each change is one write
 * conditional on `version`, so that an import is atomic and a plan's limit is never exceeded.
 */
export interface RosterDocument extends StoredRoster {
  _id: string
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

// The rosters with students whose days in the trash are over.
schema.index({ 'students.deletedAt': 1 })

export const rosterModel = (connection: Connection): Model<RosterDocument> =>
  connection.model<RosterDocument>('Roster', schema)
