import type { CellRef, MarksWritten, SheetLeft, SheetPresence } from '@classeur/contracts'

/**
 * Handlers for the socket's events about one sheet. Events are only hints: the sheet is read again after a reconnect.
 */
export interface SheetLiveHandlers {
  onPresence: (presence: SheetPresence) => void
  onLeft: (left: SheetLeft) => void
  onMarksWritten: (written: MarksWritten) => void
  onReconnect: () => void
  /** The server refuses this person access, now or from the start; `code` is from the error catalogue. */
  onRefused: (code: string) => void
  /** The exam, the class list or the members of the class may have changed. */
  onChanged: () => void
}

/** The socket's events for one sheet. */
export interface SheetLive {
  /** `classId` selects the events about the exam, the class list and the members. */
  open(
    examId: string,
    classId: string,
    handlers: SheetLiveHandlers,
  ): {
    focus(cell: CellRef | null): void
    close(): void
  }
}
