import type { CellRef, MarksWritten, SheetLeft, SheetOpened, SheetPresence } from '@classeur/contracts'
import { onConnect, onServerEvent, sendToServer } from '../socket.ts'

export interface SheetHandlers {
  /** Everybody who was there when it was opened, then each who comes or moves. */
  onPresence: (presence: SheetPresence) => void
  onLeft: (left: SheetLeft) => void
  onMarksWritten: (written: MarksWritten) => void
  /** The room was entered, for the first time or again: what was written since the sheet was read was missed. */
  onReconnect: () => void
  /** The server does not let this person in (any more); a code of the catalogue. */
  onRefused: (code: string) => void
  /** Exam, list or members of the class may have changed. */
  onChanged: () => void
}

const retryMs = 5000

/**
 * Has a mark sheet open over the live connection, and opens it again after each reconnect. `classId`: changes of exam,
 * list and members are of that class.
 */
export function followSheet(examId: string, classId: string, handlers: SheetHandlers) {
  let isClosed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastCell: CellRef | null = null

  const entered = (answer: SheetOpened) => {
    if (isClosed) return
    if (!answer.ok) {
      // Not a word about access: the server could not ask its database.
      if (answer.code === 'general/unavailable') retry = setTimeout(enter, retryMs)
      return handlers.onRefused(answer.code)
    }
    for (const presence of answer.present) handlers.onPresence(presence)
    if (lastCell) sendToServer('sheet:focus', { examId, cell: lastCell })
    handlers.onReconnect()
  }
  const enter = () => {
    sendToServer('sheet:open', examId, entered)
  }

  const stops = [
    onServerEvent(
      'sheet:presence',
      (presence) => presence.examId === examId && handlers.onPresence(presence),
    ),
    onServerEvent('sheet:left', (left) => left.examId === examId && handlers.onLeft(left)),
    onServerEvent(
      'marks:written',
      (written) => written.examId === examId && handlers.onMarksWritten(written),
    ),
    onServerEvent('class:changed', (event) => {
      if (event.classId !== classId || event.part === 'marks') return
      handlers.onChanged()
      // A role that was lost and given again: the server has closed the sheet meanwhile.
      if (event.part === 'access') enter()
    }),
    onConnect(enter),
  ]

  return {
    focus(cell: CellRef | null): void {
      lastCell = cell
      sendToServer('sheet:focus', { examId, cell })
    },
    close(): void {
      isClosed = true
      clearTimeout(retry)
      for (const stop of stops) stop()
      sendToServer('sheet:close', examId)
    },
  }
}
