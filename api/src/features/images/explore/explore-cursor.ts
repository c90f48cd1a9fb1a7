import { AppError, ObjectIdString } from '@classeur/contracts'
import type { LikesPosition } from '@classeur/database'

/** Where the next page of the most liked pictures starts, and from when changes of likes haven't been read yet. */
export interface LikesCursor {
  /** Null if the page before had no picture. */
  position: LikesPosition | null
  /** `id`: the picture up to which the changes at this time have been read. */
  since: { at: Date; id: string | null }
}

const none = '0'
const timeOf = (date: Date) => date.getTime().toString(36)

export const encodeLikesCursor = ({ position, since }: LikesCursor): string =>
  [
    ...(position ? [position.likes, timeOf(position.at), position.id] : [none, none, none]),
    ...[timeOf(since.at), since.id ?? none],
  ].join('-')

/** @throws AppError `general/validation-failed` for an invalid cursor */
export function decodeLikesCursor(cursor: string): LikesCursor {
  const [likes = '', at = '', id = '', sinceAt = '', sinceId = ''] = cursor.split('-')
  const wrong = () => new AppError('general/validation-failed')
  const idOf = (text: string) => {
    if (!ObjectIdString.safeParse(text).success) throw wrong()
    return text
  }
  const dateOf = (text: string) => {
    const date = new Date(Number.parseInt(text, 36))
    if (Number.isNaN(date.getTime())) throw wrong()
    return date
  }
  if (!/^\d{1,9}$/.test(likes)) throw wrong()
  return {
    position: id === none ? null : { likes: Number(likes), at: dateOf(at), id: idOf(id) },
    since: { at: dateOf(sinceAt), id: sinceId === none ? null : idOf(sinceId) },
  }
}
