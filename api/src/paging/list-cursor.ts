import { AppError, ObjectIdString } from '@classeur/contracts'

/** The last row of a page; the next page starts after it. */
export interface ListPosition {
  at: Date
  id: string
}

/** Encodes a position in a list as an opaque cursor. */
export const encodeCursor = ({ at, id }: ListPosition): string => `${at.getTime().toString(36)}-${id}`

/** @throws AppError `general/validation-failed` for an invalid cursor */
export function decodeCursor(cursor: string | null): ListPosition | null {
  if (cursor === null) return null
  const [time = '', id = ''] = cursor.split('-')
  const at = new Date(Number.parseInt(time, 36))
  if (Number.isNaN(at.getTime()) || !ObjectIdString.safeParse(id).success) {
    throw new AppError('general/validation-failed')
  }
  return { at, id }
}
