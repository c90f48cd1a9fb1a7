import type { AccessTokenClaims, ClientEvents, ServerEvents, SheetPresence } from '@classeur/contracts'
import type { Server } from 'socket.io'

/** The server's data about a connection: the claims of its access token. */
export interface SocketData {
  claims: AccessTokenClaims
  /** The mark sheets open over this connection, with the selected cell in each; set by {@link serveSheets}. */
  sheets?: Record<string, OpenSheet>
}

/** An open mark sheet. */
export interface OpenSheet {
  classId: string
  presence: SheetPresence
}

/** Events between replicas. */
export interface ReplicaEvents {
  'session:ended': (sessionId: string) => void
  /** Somebody may have lost access to this class. */
  'access:changed': (classId: string) => void
}

export type SocketServer = Server<ClientEvents, ServerEvents, ReplicaEvents, SocketData>
