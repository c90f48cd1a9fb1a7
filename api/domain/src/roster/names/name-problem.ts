import { studentTextLimits } from '../student-limits.ts'

/** Why a text can't be a student's name. */
export type NameProblem = 'control-character' | 'formula' | 'no-letter' | 'too-long'

interface Named {
  firstName: string
  lastName: string
}

const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/

/**
 * The only rule for names that are pasted, imported, typed or sent to the api; returns null for a valid name. Digits and
 * punctuation are valid together with a letter: "Adam 2" is a name, "12345" isn't.
 */
export function nameProblem({ firstName, lastName }: Named): NameProblem | null {
  const parts = [firstName, lastName]
  if (parts.some((part) => controlCharacter.test(part))) return 'control-character'
  if (parts.some((part) => part.trimStart().startsWith('='))) return 'formula'
  if (!parts.some((part) => /\p{L}/u.test(part))) return 'no-letter'
  return parts.some((part) => part.trim().length > studentTextLimits.name) ? 'too-long' : null
}
