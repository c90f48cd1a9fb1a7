/** The subject of the draft of one comment. `termId`: null for the school year. */
export const commentSubject = (classId: string, termId: string | null, studentId: string): string =>
  [classId, termId ?? 'year', studentId].join(':')
