import { sheetRoom, type SheetPresence } from '@classeur/contracts'
import type { SocketServer } from '../socket-server.ts'

/**
 * Lists the people who have a mark sheet open, on all replicas. If a replica doesn't respond, lists only those
 * on this one; the others then reconnect to a running replica.
 * @param exceptId the id of a connection to leave out
 */
export async function listPresent(
  io: SocketServer,
  examId: string,
  exceptId: string | null = null,
): Promise<SheetPresence[]> {
  const room = sheetRoom(examId)
  const sockets = await io
    .in(room)
    .fetchSockets()
    .catch(() => io.local.in(room).fetchSockets())
  return sockets
    .filter(({ id }) => id !== exceptId)
    .flatMap(({ data }) => {
      const sheets = data.sheets ?? {}
      return Object.hasOwn(sheets, examId) ? (sheets[examId]?.presence ?? []) : []
    })
}
