import type { ExamDocument } from '@classeur/database'

/** Read-only until an owner opens it again. */
export const isLocked = ({ status }: Pick<ExamDocument, 'status'>): boolean =>
  status === 'reviewed' || status === 'released'

/** Something was entered, or is being entered at this moment: what is left out of it is kept from here on. */
export const isStarted = ({ marksVersion }: Pick<ExamDocument, 'marksVersion'>): boolean => marksVersion > 0
