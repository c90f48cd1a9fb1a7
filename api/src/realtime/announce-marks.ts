import { sheetRoom, type MarksWritten } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** Sends the saved cells to everyone who has the mark sheet open, on every replica. */
export const createMarksAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  (event: MarksWritten): void => {
    io.to(sheetRoom(event.examId)).emit('marks:written', event)
  }
