import type { GradebookStudent } from '@classeur/contracts'

/** "Abidi Yasmine", the order of class lists. */
export const gradebookName = ({
  lastName,
  firstName,
}: Pick<GradebookStudent, 'lastName' | 'firstName'>): string =>
  [lastName, firstName].filter(Boolean).join(' ')
