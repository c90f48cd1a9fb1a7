import { sessionRoom } from '@classeur/contracts'
import type { EndedSessions } from './ended-sessions.ts'
import type { SocketServer } from './socket-server.ts'

/**
 * Handles the end of a session, on this replica at once and on the others through Redis: notifies and closes its
 * sockets and refuses its access tokens.
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
