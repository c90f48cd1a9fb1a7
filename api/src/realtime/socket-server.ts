import type { AccessTokenClaims, ClientEvents, ServerEvents, SheetPresence } from '@classeur/contracts'
import type { Server } from 'socket.io'

/** What the server knows of a connection: the claims of the token it was admitted with. */
export interface SocketData {
  claims: AccessTokenClaims
  /** The mark sheets that are open over it, and where in each it is; set by {@link serveSheets}. */
  sheets?: Record<string, OpenSheet>
}

/** A mark sheet that somebody has open. */
export interface OpenSheet {
  classId: string
  presence: SheetPresence
}

/** What replicas tell each other. */
export interface ReplicaEvents {
  'session:ended': (sessionId: string) => void
  /** Somebody may have lost access to this class. */
  'access:changed': (classId: string) => void
}

export type SocketServer = Server<ClientEvents, ServerEvents, ReplicaEvents, SocketData>
