/** Returns true if a unique index refused a write because the value exists (MongoDB code 11000). */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 11000
