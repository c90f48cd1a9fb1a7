/** The same limit as `Password` in contracts; a test compares them. */
export const minPasswordLength = 10

/** Catches typing mistakes. Only the sent email shows whether the address exists. */
export const looksLikeEmail = (candidate: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate.trim())

export const isLongEnough = (password: string): boolean => password.length >= minPasswordLength
