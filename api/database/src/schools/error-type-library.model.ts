import type { StoredErrorType } from '@classeur/domain/marks'
import { Schema, type Connection, type Model } from 'mongoose'

/**
 * A document of `error_type_libraries`: the error types of one school, keyed by the id of the school. Each change is one
 * write conditional on `version`, so that concurrent changes can't cause two types with one name or letter.
 */
export interface ErrorTypeLibraryDocument {
  _id: string
  version: number
  /** In the order of their creation. */
  types: StoredErrorType[]
}

const schema = new Schema<ErrorTypeLibraryDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    types: { type: Schema.Types.Mixed, default: () => [] },
  },
  { collection: 'error_type_libraries', versionKey: false, minimize: false },
)

export const errorTypeLibraryModel = (connection: Connection): Model<ErrorTypeLibraryDocument> =>
  connection.model<ErrorTypeLibraryDocument>('ErrorTypeLibrary', schema)
