import { contentOf, type MarkCode, type MarkContent } from '@classeur/domain/marks'
import type { Connection } from 'mongoose'
import { markRowModel, type MarkRowDocument } from './mark-row.model.ts'

/** The contents of the cells of one student in one exam, by the id of the question or part. */
export interface PaperContents extends Pick<MarkRowDocument, 'examId' | 'studentId'> {
  marks: Record<string, MarkContent>
}

interface CodedPaper extends Pick<MarkRowDocument, 'examId' | 'studentId'> {
  cells: { leafId: string; code?: MarkCode }[]
}

/**
 * Only the contents of the cells of several exams, in a single command. The database reduces each cell to its code,
 * because decoding whole cells would take the api several times as long.
 */
export const createListPaperContents = (connection: Connection) => {
  const model = markRowModel(connection)
  const code = { $ifNull: ['$$cell.v.status', '$$cell.v.valueHundredths'] }
  const cells = {
    $map: { input: { $objectToArray: '$marks' }, as: 'cell', in: { leafId: '$$cell.k', code } },
  }
  return async (examIds: readonly string[]): Promise<PaperContents[]> => {
    const rows = await model.aggregate<CodedPaper>([
      { $match: { examId: { $in: examIds } } },
      { $project: { _id: 0, examId: 1, studentId: 1, cells } },
    ])
    return rows.map((row) => ({
      ...{ examId: row.examId, studentId: row.studentId },
      marks: Object.fromEntries(row.cells.map((cell) => [cell.leafId, contentOf(cell.code ?? null)])),
    }))
  }
}
