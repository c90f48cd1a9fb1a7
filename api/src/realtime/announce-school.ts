import { userRoom } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/**
 * Tells the members of a school, on every replica, that something of it changed; what, is read over HTTP. `alsoTo`:
 * people who were members until now.
 */
export const createSchoolAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  ({ members }: { members: readonly { userId: string }[] }, alsoTo: readonly string[] = []): void => {
    const rooms = [...members.map(({ userId }) => userId), ...alsoTo].map(userRoom)
    if (rooms.length > 0) io.to([...new Set(rooms)]).emit('school:changed')
  }

export type AnnounceSchool = ReturnType<typeof createSchoolAnnouncer>
