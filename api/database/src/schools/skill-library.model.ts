import { Schema, type Connection, type Model } from 'mongoose'

/** A skill in the tree of a school. */
export interface SkillDocument {
  /** 24 hexadecimal digits. */
  id: string
  code: string
  name: string
  parentId: string | null
  /** Position among its siblings. */
  order: number
  archived: boolean
}

/**
 * A document of `skill_libraries`: the whole tree of one school, keyed by the id of the school. Each change is one
 * write conditional on `version`, so that concurrent changes can't cause a cycle or a duplicate code.
 */
export interface SkillLibraryDocument {
  _id: string
  version: number
  skills: SkillDocument[]
}

const schema = new Schema<SkillLibraryDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    skills: { type: Schema.Types.Mixed, default: () => [] },
  },
  { collection: 'skill_libraries', versionKey: false, minimize: false },
)

export const skillLibraryModel = (connection: Connection): Model<SkillLibraryDocument> =>
  connection.model<SkillLibraryDocument>('SkillLibrary', schema)
