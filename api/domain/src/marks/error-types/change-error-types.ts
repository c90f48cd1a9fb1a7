import { refused, type ErrorTypeDecision } from './error-type-decision.ts'
import { isLetterTaken, proposeLetter } from './error-type-letters.ts'
import { inUse, isNameTaken } from './error-type-names.ts'
import { mostErrorTypes, mostStoredErrorTypes, type StoredErrorType } from './stored-error-type.ts'

type Types = readonly StoredErrorType[]

/** The fields of an error type that people enter. An empty letter means the proposed one. */
export type ErrorTypeFields = Pick<StoredErrorType, 'name' | 'correction' | 'letter'>

/** A change of some fields; `retired: false` restores the type. */
export type ErrorTypeChange = { [Field in keyof ErrorTypeFields]?: string | undefined } & {
  retired?: false | undefined
  /** The version that the change is based on; without it, the change applies to any version. */
  version?: number | undefined
}

const notFound = refused({ code: 'general/not-found' })
const tooMany = refused({ code: 'schools/too-many-error-types', most: mostErrorTypes })

const isFull = (types: Types) => inUse(types).length >= mostErrorTypes

const replaced = (types: Types, changed: StoredErrorType): ErrorTypeDecision => ({
  next: types.map((type) => (type.id === changed.id ? { ...changed, version: changed.version + 1 } : type)),
  id: changed.id,
})

/**
 * Adds an error type. A type in use with the same content is returned instead, so that a repeated request adds nothing.
 * Refuses a name or a letter that another type has, also a retired one.
 */
export function addErrorType(types: Types, id: string, fields: ErrorTypeFields): ErrorTypeDecision {
  const { name, correction } = fields
  const same = inUse(types).find(
    (type) =>
      type.name === name &&
      type.correction === correction &&
      (fields.letter === '' || type.letter === fields.letter),
  )
  if (same) return { next: null, id: same.id }
  if (isFull(types)) return tooMany
  if (types.length >= mostStoredErrorTypes) return refused({ code: 'general/payload-too-large' })
  if (isNameTaken(types, name)) return refused({ code: 'schools/error-type-name-taken', name })
  const letter = fields.letter || proposeLetter(types, name)
  if (isLetterTaken(types, letter)) return refused({ code: 'schools/error-type-letter-taken', letter })
  return { next: [...types, { id, name, correction, letter, version: 1, retiredAt: null }], id }
}

/**
 * Changes the given fields and restores a retired type. The current values change nothing, whatever the version, so
 * that a request can be repeated. A name or a letter is checked only if it changes.
 */
export function changeErrorType(types: Types, id: string, change: ErrorTypeChange): ErrorTypeDecision {
  const present = types.find((type) => type.id === id)
  if (!present) return notFound
  const { name = present.name, correction = present.correction, retired, version = present.version } = change
  const letter = change.letter === '' ? proposeLetter(types, name, id) : (change.letter ?? present.letter)
  const isRestored = retired === false && present.retiredAt !== null
  const isRenamed = name !== present.name
  const isRelettered = letter !== present.letter
  if (!isRestored && !isRenamed && !isRelettered && correction === present.correction)
    return { next: null, id }
  if (version !== present.version) return refused({ code: 'schools/changed-meanwhile' })
  if (isRestored && isFull(types)) return tooMany
  if ((isRenamed && isNameTaken(types, name, id)) || (isRestored && isNameTaken(inUse(types), name, id))) {
    return refused({ code: 'schools/error-type-name-taken', name })
  }
  if (isRelettered && isLetterTaken(types, letter, id)) {
    return refused({ code: 'schools/error-type-letter-taken', letter })
  }
  const retiredAt = isRestored ? null : present.retiredAt
  return replaced(types, { ...present, name, correction, letter, retiredAt })
}

/** Retires an error type: it stays in the list, so that marks that have it keep its name. */
export function retireErrorType(types: Types, id: string, at: Date): ErrorTypeDecision {
  const present = types.find((type) => type.id === id)
  if (!present) return notFound
  if (present.retiredAt !== null) return { next: null, id }
  return replaced(types, { ...present, retiredAt: at })
}
