import { AccountActivityKind, AppError, type AccountActivityPage } from '@classeur/contracts'
import type { AccountActivityRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { decodeCursor, encodeCursor } from '../../../paging/list-cursor.ts'

const pageSize = 30

export interface ReadAccountActivityDependencies {
  activities: Pick<AccountActivityRepository, 'list'>
}

const isKind = (kind: string): boolean => AccountActivityKind.safeParse(kind).success

/** Reads the log of the person's own account, newest first, without entries that only a newer version writes and shows. */
export const createReadAccountActivity =
  ({ activities }: ReadAccountActivityDependencies) =>
  async (actor: Actor, cursor: string | null): Promise<AccountActivityPage> => {
    const { userId } = actor
    if (!can(actor, 'account:read-activity', { ownerId: userId })) throw new AppError('general/not-found')
    const rows = await activities.list(userId, decodeCursor(cursor), pageSize)
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      activities: page
        .filter(({ kind }) => isKind(kind))
        .map(({ _id, kind, details, at }) => ({
          ...{ id: String(_id), kind, details },
          at: at.toISOString(),
        })),
      nextCursor: rows.length > pageSize && last ? encodeCursor({ at: last.at, id: String(last._id) }) : null,
    }
  }

export type ReadAccountActivity = ReturnType<typeof createReadAccountActivity>
