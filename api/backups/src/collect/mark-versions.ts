/** The cells of a paper, by question. */
interface ReadRow {
  studentId: string
  marks: Readonly<Record<string, { version: number }>>
}

/** A logged change of a cell. */
interface LoggedChange {
  studentId: string
  leafId: string
  version: number
}

/**
 * Remembers at which version each cell of an exam was read, so that changes logged later can be left out. Four bytes
 * per cell, because the rows of all exams are read before the first change.
 */
export function createMarkVersions() {
  const positions = new Map<string, number>()
  const papers = new Map<string, Uint32Array>()

  const positionOf = (leafId: string): number => {
    const position = positions.get(leafId)
    if (position !== undefined) return position
    positions.set(leafId, positions.size)
    return positions.size - 1
  }

  return {
    remember({ studentId, marks }: ReadRow): void {
      const cells = Object.entries(marks).map(
        ([leafId, { version }]) => [positionOf(leafId), version] as const,
      )
      const versions = new Uint32Array(Math.max(0, ...cells.map(([position]) => position + 1)))
      for (const [position, version] of cells) versions[position] = version
      papers.set(studentId, versions)
    },

    /** Whether the change is part of the cell as it was read. */
    includes({ studentId, leafId, version }: LoggedChange): boolean {
      const position = positions.get(leafId)
      if (position === undefined) return false
      return version <= (papers.get(studentId)?.[position] ?? 0)
    },
  }
}

export type MarkVersions = ReturnType<typeof createMarkVersions>
