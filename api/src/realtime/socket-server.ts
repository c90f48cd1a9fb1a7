import type { AccessTokenClaims, ClientEvents, ServerEvents } from '@classeur/contracts'
import type { Server } from 'socket.io'

/** What the server knows of a connection: the claims of the token it was admitted with. */
export interface SocketData {
  claims: AccessTokenClaims
}

/** What replicas tell each other. */
export interface ReplicaEvents {
  'session:ended': (sessionId: string) => void
}

export type SocketServer = Server<ClientEvents, ServerEvents, ReplicaEvents, SocketData>
