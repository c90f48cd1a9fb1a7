import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { MarkCode } from './mark-code.ts'
import { MarkAuthor } from './mark-operation.ts'
import { Epoch } from './write-marks.ts'

/** A cell of a mark sheet. */
export const CellRef = z.strictObject({ studentId: ObjectIdString, leafId: ObjectIdString })
export type CellRef = z.infer<typeof CellRef>

/** Said by a client: where in the sheet it is now. At most two a second, and every 15 seconds to say that it is still there. */
export const SheetFocus = z.strictObject({ examId: ObjectIdString, cell: CellRef.nullable() })
export type SheetFocus = z.infer<typeof SheetFocus>

/** How long somebody is shown who was not heard of again. */
export const presenceExpiryMs = 40_000
export const presenceHeartbeatMs = 15_000

/** Somebody has the sheet open; one for each connection (two tabs are two). */
export const SheetPresence = z.object({
  examId: ObjectIdString,
  connectionId: z.string(),
  user: MarkAuthor,
  cell: CellRef.nullable(),
})
export type SheetPresence = z.infer<typeof SheetPresence>

export const SheetLeft = z.object({ examId: ObjectIdString, connectionId: z.string() })
export type SheetLeft = z.infer<typeof SheetLeft>

/** Answer to `sheet:open`: who is there already, or the code of the refusal. */
export type SheetOpened = { ok: true; present: SheetPresence[] } | { ok: false; code: string }

/**
 * Cells that were just saved, for everybody who has the sheet open. Each has the places of student and question in the
 * lists of the event, the version it has now, and what it holds. A hint like every event: newer versions only are
 * taken over, and the sheet is read again after a reconnect.
 */
export const MarksWritten = z.object({
  examId: ObjectIdString,
  marksVersion: z.number().int(),
  epoch: Epoch,
  by: MarkAuthor,
  at: Timestamp,
  studentIds: z.array(ObjectIdString),
  leafIds: z.array(ObjectIdString),
  cells: z.array(z.tuple([z.number().int(), z.number().int(), z.number().int(), MarkCode])),
})
export type MarksWritten = z.infer<typeof MarksWritten>
