import { userRoom, type ClassPart } from '@classeur/contracts'
import type { ClassDocument } from '@classeur/database'
import type { SocketServer } from '../../realtime/socket-server.ts'

/**
 * Tells the members of a class, on every replica, that a part of it changed. The event names the class and nothing
 * else: what changed is read over HTTP, where the policy is asked. `alsoTo`: people who were members until now.
 */
export const createClassAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  (found: Pick<ClassDocument, '_id' | 'members'>, part: ClassPart, alsoTo: readonly string[] = []): void => {
    const rooms = [...found.members.map(({ userId }) => userId), ...alsoTo].map(userRoom)
    io.to([...new Set(rooms)]).emit('class:changed', { classId: String(found._id), part })
  }

export type AnnounceClass = ReturnType<typeof createClassAnnouncer>
