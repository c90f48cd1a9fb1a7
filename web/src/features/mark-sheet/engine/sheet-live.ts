import type { CellRef, MarksWritten, SheetLeft, SheetPresence } from '@classeur/contracts'

/** What the live connection tells of one sheet. All of it is a hint: the sheet is read again after a reconnect. */
export interface SheetLiveHandlers {
  onPresence: (presence: SheetPresence) => void
  onLeft: (left: SheetLeft) => void
  onMarksWritten: (written: MarksWritten) => void
  onReconnect: () => void
  /** The server does not let this person in (any more); a code of the catalogue. */
  onRefused: (code: string) => void
  /** Exam, list or members of the class may have changed. */
  onChanged: () => void
}

/** The live connection of a sheet. */
export interface SheetLive {
  /** `classId`: changes of exam, list and members are of that class. */
  open(
    examId: string,
    classId: string,
    handlers: SheetLiveHandlers,
  ): {
    focus(cell: CellRef | null): void
    close(): void
  }
}
