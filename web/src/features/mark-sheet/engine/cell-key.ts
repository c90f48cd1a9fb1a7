import type { CellRef } from '@classeur/contracts'

/** A cell as the key of a map. */
export const keyOf = ({ studentId, leafId }: CellRef): string => `${studentId}:${leafId}`

export function refOf(key: string): CellRef {
  const [studentId = '', leafId = ''] = key.split(':')
  return { studentId, leafId }
}
