import { sessionRoom } from '@classeur/contracts'
import type { EndedSessions } from './ended-sessions.ts'
import type { SocketServer } from './socket-server.ts'

/**
 * What follows the end of a session, here at once and on the other replicas through Redis: its sockets are told and
 * closed, its access tokens are refused.
 */
export function createEndSessionSockets(io: SocketServer, endedSessions: EndedSessions) {
  io.on('session:ended', (sessionId) => {
    endedSessions.add(sessionId)
  })
  return (sessionId: string): void => {
    const room = sessionRoom(sessionId)
    endedSessions.add(sessionId)
    io.local.to(room).emit('session:ended')
    io.local.in(room).disconnectSockets(true)
    io.serverSideEmit('session:ended', sessionId)
    io.to(room).emit('session:ended')
    io.in(room).disconnectSockets(true)
  }
}
