import type { ActivityPage } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { decodeCursor, encodeCursor } from '../../../paging/list-cursor.ts'
import type { ClassActivityRepository } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'

const pageSize = 30

export interface ReadActivityDependencies {
  access: Pick<ClassAccess, 'open'>
  activities: Pick<ClassActivityRepository, 'list'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** Reads the activity log of a class, newest first, for its members. */
export const createReadActivity =
  ({ access, activities, namesOf }: ReadActivityDependencies) =>
  async (actor: Actor, classId: string, cursor: string | null): Promise<ActivityPage> => {
    await access.open(actor, 'activity:read', classId)
    const rows = await activities.list(classId, decodeCursor(cursor), pageSize)
    const page = rows.slice(0, pageSize)
    const names = await namesOf(page.map(({ actorId }) => actorId))
    const last = page.at(-1)
    return {
      activities: page.map(({ _id, kind, actorId, params, at }) => ({
        id: String(_id),
        ...{ kind, params },
        by: names.get(actorId) ?? '',
        ...(actorId !== '' && !names.get(actorId) && { byFormerColleague: true }),
        at: at.toISOString(),
      })),
      nextCursor: rows.length > pageSize && last ? encodeCursor({ at: last.at, id: String(last._id) }) : null,
    }
  }

export type ReadActivity = ReturnType<typeof createReadActivity>
