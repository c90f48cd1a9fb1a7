/** Returns true if a unique index refused a write because the value exists (MongoDB code 11000). */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11000

/** Whether this unique index refused a write. */
export const isDuplicateIn = (error: unknown, index: string): boolean =>
  isDuplicateKey(error) && error instanceof Error && /index: (\S+)/u.exec(error.message)?.[1] === index
