import { sheetRoom, type MarksWritten } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** Tells everyone who has the mark sheet open, on every replica, which cells were saved. */
export const createMarksAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  (event: MarksWritten): void => {
    io.to(sheetRoom(event.examId)).emit('marks:written', event)
  }
