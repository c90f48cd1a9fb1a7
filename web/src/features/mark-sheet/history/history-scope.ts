/** The subject of a history: one cell, a student, a question, or the whole sheet. */
export type HistoryScope =
  | { of: 'cell'; studentId: string; leafId: string }
  | { of: 'row'; studentId: string }
  | { of: 'column'; leafId: string }
  | { of: 'sheet' }

/** The scope for the given ids: both, one of them, or neither. */
export function scopeOf({ studentId, leafId }: { studentId?: string; leafId?: string }): HistoryScope {
  if (studentId && leafId) return { of: 'cell', studentId, leafId }
  if (studentId) return { of: 'row', studentId }
  return leafId ? { of: 'column', leafId } : { of: 'sheet' }
}
