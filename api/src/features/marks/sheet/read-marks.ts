import type { Actor } from '@classeur/domain/access'
import { marksTag, type MarkSheet } from '@classeur/contracts'
import type { ExamDocument, MarkCells, SettledRows } from '@classeur/database'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { AuthorNames } from '../author-names.ts'
import { authorsOf, packRows } from '../mark-view.ts'

/** A mark sheet with its entity tag; `sheet` is null if the client already has this state. */
export interface TaggedSheet {
  tag: string
  sheet: MarkSheet | null
}

const stateOf = ({ version, marksVersion, rescaleIds }: ExamDocument) => ({
  examVersion: version,
  marksVersion,
  epoch: rescaleIds.length,
})

/** The compact form of the cells of an exam. */
export async function packSheet(
  exam: ExamDocument,
  rows: readonly MarkCells[],
  names: Pick<AuthorNames, 'ofAll'>,
): Promise<MarkSheet> {
  const { userIds, ...packed } = packRows(rows)
  return {
    ...stateOf(exam),
    ...{ ...packed, people: authorsOf(userIds, await names.ofAll(userIds)) },
  }
}

export interface ReadMarksDependencies {
  openExam: OpenExam
  settledRows: Pick<SettledRows, 'listByExam'>
  authorNames: Pick<AuthorNames, 'ofAll'>
}

/** Reads the marks of an exam. */
export function createReadMarks({ openExam, settledRows, authorNames }: ReadMarksDependencies) {
  const pack = async (exam: ExamDocument): Promise<MarkSheet> =>
    packSheet(exam, await settledRows.listByExam(exam), authorNames)

  return {
    /** The whole sheet. */
    async read(actor: Actor, examId: string): Promise<MarkSheet> {
      const { exam } = await openExam(actor, 'mark:read', examId)
      return pack(exam)
    },

    /** @param seenTag the tag of the client's state; null if it has none */
    async readTagged(actor: Actor, examId: string, seenTag: string | null): Promise<TaggedSheet> {
      const { exam } = await openExam(actor, 'mark:read', examId)
      const tag = marksTag(stateOf(exam))
      return { tag, sheet: seenTag === tag ? null : await pack(exam) }
    },
  }
}

export type ReadMarks = ReturnType<typeof createReadMarks>
