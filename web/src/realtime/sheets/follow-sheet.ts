import type { CellRef, MarksWritten, SheetLeft, SheetOpened, SheetPresence } from '@classeur/contracts'
import { onConnect, onServerEvent, sendToServer } from '../socket.ts'

export interface SheetHandlers {
  /** Runs once for each person who already has the sheet open, then for each who opens it or moves. */
  onPresence: (presence: SheetPresence) => void
  onLeft: (left: SheetLeft) => void
  onMarksWritten: (written: MarksWritten) => void
  /** Runs after the room is entered, the first time or again: marks written since the sheet was read were missed. */
  onReconnect: () => void
  /** The server refuses this person access, now or from the start; `code` is from the error catalogue. */
  onRefused: (code: string) => void
  /** The exam, the class list or the members of the class may have changed. */
  onChanged: () => void
}

const retryMs = 5000

/**
 * Keeps a mark sheet open over the socket and reopens it after each reconnect. `classId` selects the events about the
 * exam, the class list and the members.
 */
export function followSheet(examId: string, classId: string, handlers: SheetHandlers) {
  let isClosed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastCell: CellRef | null = null

  const entered = (answer: SheetOpened) => {
    if (isClosed) return
    if (!answer.ok) {
      // The server couldn't check access because its database was unavailable, so try again.
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
      // The server closed the sheet when the role was removed; the person may have a role again.
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
