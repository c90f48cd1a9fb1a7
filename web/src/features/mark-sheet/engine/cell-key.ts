import type { CellRef } from '@classeur/contracts'

/** The map key of a cell. */
export const keyOf = ({ studentId, leafId }: CellRef): string => `${studentId}:${leafId}`

export function refOf(key: string): CellRef {
  const middle = key.indexOf(':')
  return { studentId: key.slice(0, middle), leafId: key.slice(middle + 1) }
}
