import type { Student } from '@classeur/contracts'

type Named = Pick<Student, 'firstName' | 'lastName'>

/** "Abidi Yasmine", the order of class lists. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  [lastName, firstName].filter(Boolean).join(' ')
