import type { StoredErrorType } from './stored-error-type.ts'

/** Why a change of a school's error types is refused: the code of the error and the values for its text. */
export type ErrorTypeRefusal =
  /** Another error type has this name, in any spelling. */
  | { code: 'schools/error-type-name-taken'; name: string }
  /** Another error type, or a default one in any language, has this badge. */
  | { code: 'schools/error-type-letter-taken'; letter: string }
  /** The school would have too many error types in use. */
  | { code: 'schools/too-many-error-types'; most: number }
  /** Somebody else has changed the error type since the version that the change is based on. */
  | { code: 'schools/changed-meanwhile' }
  /** The school would have too many error types, including the retired ones. */
  | { code: 'general/payload-too-large' }
  | { code: 'general/not-found' }

/** A refusal, or the next list; null if nothing changes. `id`: the type that was added or changed. */
export type ErrorTypeDecision =
  { refusal: ErrorTypeRefusal } | { next: readonly StoredErrorType[] | null; id: string }

export const refused = (refusal: ErrorTypeRefusal): ErrorTypeDecision => ({ refusal })
