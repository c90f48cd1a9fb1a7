import { sessionRoom } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** Tells the sockets of an ended session and closes them: here at once, on the other replicas through Redis. */
export const createEndSessionSockets =
  (io: SocketServer) =>
  (sessionId: string): void => {
    const room = sessionRoom(sessionId)
    io.local.to(room).emit('session:ended')
    io.local.in(room).disconnectSockets(true)
    io.to(room).emit('session:ended')
    io.in(room).disconnectSockets(true)
  }
