import { AppError, ObjectIdString } from '@classeur/contracts'
import type { LessonPlanPosition } from '@classeur/database'

/** A position in the list as an opaque word. */
export const encodeCursor = ({ createdAt, _id }: { createdAt: Date; _id: unknown }): string =>
  `${createdAt.getTime().toString(36)}-${String(_id)}`

/** @throws AppError `general/validation-failed` for a word that is none of ours */
export function decodeCursor(cursor: string | null): LessonPlanPosition | null {
  if (cursor === null) return null
  const [time = '', id = ''] = cursor.split('-')
  const createdAt = new Date(Number.parseInt(time, 36))
  if (Number.isNaN(createdAt.getTime()) || !ObjectIdString.safeParse(id).success) {
    throw new AppError('general/validation-failed')
  }
  return { createdAt, id }
}
