import { Schema, type Connection, type Model } from 'mongoose'

/** A skill of a school, as a part of its tree. */
export interface SkillDocument {
  /** 24 hexadecimal digits. */
  id: string
  code: string
  name: string
  parentId: string | null
  /** Place among its siblings. */
  order: number
  archived: boolean
}

/**
 * A document of `skill_libraries`: the whole tree of one school, by the id of the school. One write on the condition of
 * its `version` changes it, so that two changes at once never give a cycle or a code twice.
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
