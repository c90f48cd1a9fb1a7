import { Language, Rounding, SchoolRole, type GradingScale, type Term } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

export interface SchoolMemberDocument {
  userId: string
  role: SchoolRole
  joinedAt: Date
}

/** A document of `schools`. A person belongs to one school at a time (`members.userId` is unique). */
export interface SchoolDocument {
  _id: Types.ObjectId
  members: SchoolMemberDocument[]
  name: string
  country: string
  language: Language
  timeZone: string
  schoolYear: string
  terms: Term[]
  /**
   * Terms that were removed from `terms`, or that classes brought from another school, while exams or comments belong to
   * them. Absent until there is one. Use `formerTermsOf`, because a term can become a current one again.
   */
  formerTerms?: Term[]
  weekStartsOn: number
  defaultScale: GradingScale
  passMarkBasisPoints: number
  showRanks: boolean
  rounding: Rounding
  subjects: string[]
  levels: string[]
  taxId: string
  address: string
  /** Key of the logo in the object storage; null without a logo. */
  logoKey: string | null
  version: number
  createdAt: Date
}

const memberSchema = new Schema<SchoolMemberDocument>(
  {
    userId: { type: String, required: true },
    role: { type: String, enum: SchoolRole.options, required: true },
    joinedAt: { type: Date, required: true },
  },
  { _id: false },
)

const schema = new Schema<SchoolDocument>(
  {
    members: { type: [memberSchema], required: true },
    name: { type: String, required: true },
    country: { type: String, default: '' },
    language: { type: String, enum: Language.options, required: true },
    timeZone: { type: String, required: true },
    schoolYear: { type: String, default: '' },
    terms: { type: Schema.Types.Mixed, default: () => [] },
    formerTerms: { type: Schema.Types.Mixed },
    weekStartsOn: { type: Number, default: 1 },
    defaultScale: { type: Schema.Types.Mixed, required: true },
    passMarkBasisPoints: { type: Number, default: 5000 },
    showRanks: { type: Boolean, default: true },
    rounding: { type: String, enum: Rounding.options, default: 'hundredth' },
    subjects: { type: [String], default: () => [] },
    levels: { type: [String], default: () => [] },
    taxId: { type: String, default: '' },
    address: { type: String, default: '' },
    logoKey: { type: String, default: null },
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
  },
  { collection: 'schools', versionKey: false, minimize: false },
)
schema.index({ 'members.userId': 1 }, { unique: true })
// For rounds that run at a local time.
schema.index({ timeZone: 1 })

export const schoolModel = (connection: Connection): Model<SchoolDocument> =>
  connection.model<SchoolDocument>('School', schema)
