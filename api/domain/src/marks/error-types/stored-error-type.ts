/** An error type that a school has added: a misconception, and what to do about it. */
export interface StoredErrorType {
  /** 24 hexadecimal digits. Marks refer to it. */
  id: string
  name: string
  /** What to do about this misconception; may be empty. */
  correction: string
  /** The badge on a mark: one or two characters, distinct in the school, also among the retired types. */
  letter: string
  /** Grows by 1 with each change of the type. */
  version: number
  /** When it was retired: it can't be added to marks any more, and those that have it keep it. Null while in use. */
  retiredAt: Date | null
}

/** Limits of an error type's texts, in characters. */
export const errorTypeLimits = { name: 60, correction: 300, letter: 2 } as const

/** Maximum number of error types in use in a school: more can't be told apart on a mark sheet. */
export const mostErrorTypes = 30

/** Maximum number of error types of a school including retired ones, because they are stored in one document. */
export const mostStoredErrorTypes = 500
