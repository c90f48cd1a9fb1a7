import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { CellNote } from './cell-note.ts'
import { MarkCode } from './mark-code.ts'
import { MarkAuthor } from './mark-operation.ts'
import { Epoch } from './write-marks.ts'

/** A cell of a mark sheet. */
export const CellRef = z.strictObject({ studentId: ObjectIdString, leafId: ObjectIdString })
export type CellRef = z.infer<typeof CellRef>

/** Sent by clients: the selected cell. At most twice per second, and every 15 seconds as a heartbeat. */
export const SheetFocus = z.strictObject({ examId: ObjectIdString, cell: CellRef.nullable() })
export type SheetFocus = z.infer<typeof SheetFocus>

/** How long a person is shown without a further heartbeat. */
export const presenceExpiryMs = 40_000
export const presenceHeartbeatMs = 15_000

/** A person who has the sheet open; one entry per connection, so two tabs are two entries. */
export const SheetPresence = z.object({
  examId: ObjectIdString,
  connectionId: z.string(),
  user: MarkAuthor,
  cell: CellRef.nullable(),
})
export type SheetPresence = z.infer<typeof SheetPresence>

/** `GET /api/marking/present`: colleagues who currently have a cell selected in a mark sheet of `GET /api/marking`. */
export const MarkingPresent = z.object({
  people: z.array(
    z.object({
      user: MarkAuthor,
      examId: ObjectIdString,
      markId: ObjectIdString,
      title: z.string(),
      /** Label of the question whose cell they have selected. */
      question: z.string(),
    }),
  ),
})
export type MarkingPresent = z.infer<typeof MarkingPresent>

export const SheetLeft = z.object({ examId: ObjectIdString, connectionId: z.string() })
export type SheetLeft = z.infer<typeof SheetLeft>

/** Response to `sheet:open`: the people who have the sheet open, or the code of the refusal. */
export type SheetOpened = { ok: true; present: SheetPresence[] } | { ok: false; code: string }

/**
 * Cells that were just saved, for everybody who has the sheet open. Each has the indexes of student and question in the
 * lists of the event, its current version, its content, and its note. A cell without a note in the event has none, so a
 * client that missed a version is right again with the next one. A hint, like every event: clients accept newer versions
 * only, and read the sheet again after a reconnect.
 */
export const MarksWritten = z.object({
  examId: ObjectIdString,
  marksVersion: z.number().int(),
  epoch: Epoch,
  by: MarkAuthor,
  at: Timestamp,
  studentIds: z.array(ObjectIdString),
  leafIds: z.array(ObjectIdString),
  cells: z.array(
    z.tuple([z.number().int(), z.number().int(), z.number().int(), MarkCode, CellNote.optional()]),
  ),
})
export type MarksWritten = z.infer<typeof MarksWritten>
