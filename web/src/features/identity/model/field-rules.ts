/** The same limit as the contracts' `Password`; a test holds the two together. */
export const minPasswordLength = 10

/** Catches a slip of the finger; whether the address exists is for the mail to find out. */
export const looksLikeEmail = (candidate: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate.trim())

export const isLongEnough = (password: string): boolean => password.length >= minPasswordLength
