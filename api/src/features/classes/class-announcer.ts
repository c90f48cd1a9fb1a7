import { userRoom, type ClassPart } from '@classeur/contracts'
import type { ClassDocument } from '@classeur/database'
import type { SocketServer } from '../../realtime/socket-server.ts'

/** Parts whose change can end somebody's access: members, and the class itself (to the trash, another school). */
const accessParts: ReadonlySet<ClassPart> = new Set(['access', 'members', 'class'])

/**
 * Tells the members of a class, on every replica, that a part of it changed. The event names the class and nothing
 * else: what changed is read over HTTP, where the policy is asked. `alsoTo`: people who were members until now.
 */
export function createClassAnnouncer(io: Pick<SocketServer, 'to'>) {
  const accessListeners: ((classId: string) => void)[] = []
  return {
    announce(
      found: Pick<ClassDocument, '_id' | 'members'>,
      part: ClassPart,
      alsoTo: readonly string[] = [],
    ): void {
      const classId = String(found._id)
      const rooms = [...found.members.map(({ userId }) => userId), ...alsoTo].map(userRoom)
      io.to([...new Set(rooms)]).emit('class:changed', { classId, part })
      if (accessParts.has(part)) for (const listener of accessListeners) listener(classId)
    },

    /** Runs after a change on this replica that may have taken from somebody what they could see of a class. */
    onAccessChange(listener: (classId: string) => void): void {
      accessListeners.push(listener)
    },
  }
}

export type AnnounceClass = ReturnType<typeof createClassAnnouncer>['announce']
