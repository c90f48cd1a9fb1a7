interface CellChange {
  studentId: string
  leafId: string
  version: number
  /** Present if the change is one of the note. */
  fromNote?: unknown
}

/** The change with the lowest version of each cell, and the same of each note. */
export function earliestOfCells<Change extends CellChange>(changes: readonly Change[]): Change[] {
  const earliest = new Map<string, Change>()
  for (const change of changes) {
    const isOfNote = change.fromNote !== undefined && change.fromNote !== null
    const cell = `${change.studentId}:${change.leafId}:${String(isOfNote)}`
    const earlier = earliest.get(cell)
    if (!earlier || change.version < earlier.version) earliest.set(cell, change)
  }
  return [...earliest.values()]
}
