import type { CellRef } from '@classeur/contracts'

/** The map key of a cell. */
export const keyOf = ({ studentId, leafId }: CellRef): string => `${studentId}:${leafId}`

export function refOf(key: string): CellRef {
  const [studentId = '', leafId = ''] = key.split(':')
  return { studentId, leafId }
}
