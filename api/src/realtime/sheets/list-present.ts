import { sheetRoom, type SheetPresence } from '@classeur/contracts'
import type { SocketServer } from '../socket-server.ts'

/**
 * Who else has a mark sheet open, on all replicas; only those of this one when another does not answer (it is gone, and
 * its people come back over one that is there).
 */
export async function listPresent(
  io: SocketServer,
  examId: string,
  exceptId: string,
): Promise<SheetPresence[]> {
  const room = sheetRoom(examId)
  const found = await io
    .in(room)
    .fetchSockets()
    .catch(() => io.local.in(room).fetchSockets())
  return found
    .filter(({ id }) => id !== exceptId)
    .flatMap(({ data }) => {
      const sheets = data.sheets ?? {}
      return Object.hasOwn(sheets, examId) ? (sheets[examId]?.presence ?? []) : []
    })
}
