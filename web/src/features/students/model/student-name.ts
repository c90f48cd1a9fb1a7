import type { Student } from '@classeur/contracts'

type Named = Pick<Student, 'firstName' | 'lastName'>

/** "Abidi Yasmine": as class lists are written. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  [lastName, firstName].filter(Boolean).join(' ')
