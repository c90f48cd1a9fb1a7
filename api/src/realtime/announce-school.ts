import { userRoom } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/**
 * Notifies the members of a school, on every replica, that it changed; clients read the change over HTTP.
 * @param alsoTo people who have just stopped being members
 */
export const createSchoolAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  ({ members }: { members: readonly { userId: string }[] }, alsoTo: readonly string[] = []): void => {
    const rooms = [...members.map(({ userId }) => userId), ...alsoTo].map(userRoom)
    if (rooms.length > 0) io.to([...new Set(rooms)]).emit('school:changed')
  }

export type AnnounceSchool = ReturnType<typeof createSchoolAnnouncer>
