import { userRoom, type ClassPart } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** Parts whose change can end somebody's access: members, and the class itself (to the trash, another school). */
const accessParts: ReadonlySet<ClassPart> = new Set(['access', 'members', 'class'])

/** The class and the members to notify; `_id` converts to the id as text. */
export interface AnnouncedClass {
  _id: unknown
  members: readonly { userId: string }[]
}

/**
 * Notifies the members of a class, on every replica, that a part of it changed. The event contains no data of the
 * class; clients read the change over HTTP, where access is checked. `alsoTo`: people who just stopped being members.
 */
export function createClassAnnouncer(io: Pick<SocketServer, 'to'>) {
  const accessListeners: ((classId: string) => void)[] = []
  return {
    announce(schoolClass: AnnouncedClass, part: ClassPart, alsoTo: readonly string[] = []): void {
      const classId = String(schoolClass._id)
      const rooms = [...schoolClass.members.map(({ userId }) => userId), ...alsoTo].map(userRoom)
      io.to([...new Set(rooms)]).emit('class:changed', { classId, part })
      if (accessParts.has(part)) for (const listener of accessListeners) listener(classId)
    },

    /** The listener runs after a change on this replica that may have ended somebody's access to a class. */
    onAccessChange(listener: (classId: string) => void): void {
      accessListeners.push(listener)
    },
  }
}

export type AnnounceClass = ReturnType<typeof createClassAnnouncer>['announce']
