import { userRoom } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** The resource that changed; `_id` converts to the id as text. */
export interface AnnouncedResource {
  _id: unknown
  examId: string
  revision: number
}

/**
 * Notifies the members of a class, on every replica, that a resource changed. Clients read the change over HTTP, where
 * access is checked.
 */
export const createResourceAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  (
    { _id, examId, revision }: AnnouncedResource,
    { members }: { members: readonly { userId: string }[] },
  ): void => {
    const rooms = members.map(({ userId }) => userRoom(userId))
    io.to(rooms).emit('resource:changed', { resourceId: String(_id), examId, revision })
  }

export type AnnounceResource = ReturnType<typeof createResourceAnnouncer>
