import { userRoom } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** The plan that changed; `_id` converts to the id as text. */
export interface AnnouncedLessonPlan {
  _id: unknown
  ownerId: string
  revision?: number
}

const editorRoles: ReadonlySet<string> = new Set(['owner', 'editor'])

/**
 * Notifies everybody who may edit a lesson plan, on every replica, that it changed: its owner, and the editors of its
 * class. Clients read the change over HTTP, where access is checked.
 */
export const createLessonPlanAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  (
    { _id, ownerId, revision = 0 }: AnnouncedLessonPlan,
    schoolClass: { members: readonly { userId: string; role: string }[] } | null,
  ): void => {
    const editors = schoolClass?.members.filter(({ role }) => editorRoles.has(role)) ?? []
    const rooms = [ownerId, ...editors.map(({ userId }) => userId)].map(userRoom)
    io.to([...new Set(rooms)]).emit('lesson-plan:changed', { lessonPlanId: String(_id), revision })
  }

export type AnnounceLessonPlan = ReturnType<typeof createLessonPlanAnnouncer>
