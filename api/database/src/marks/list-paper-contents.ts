import { contentOf, type MarkCode, type MarkContent } from '@classeur/domain/marks'
import type { Connection } from 'mongoose'
import { markRowModel, type MarkRowDocument } from './mark-row.model.ts'

interface Paper<Cell> extends Pick<MarkRowDocument, 'examId' | 'studentId'> {
  marks: Record<string, Cell>
}

/** The contents of the cells of one student in one exam, by the id of the question or part. */
export type PaperContents = Paper<MarkContent>

/** The same with the error types of the cells. */
export type NotedPaperContents = Paper<MarkContent & { errorTypes: readonly string[] }>

interface CodedCell {
  leafId: string
  code?: MarkCode
  errorTypes?: readonly string[]
}

interface CodedPaper extends Pick<MarkRowDocument, 'examId' | 'studentId'> {
  cells: CodedCell[]
}

const code = { $ifNull: ['$$cell.v.status', '$$cell.v.valueHundredths'] }
const plainCell = { leafId: '$$cell.k', code }
const notedCell = { ...plainCell, errorTypes: '$$cell.v.errorTypes' }

/**
 * Only the contents of the cells of several exams, in a single command. The database reduces each cell to its code,
 * because decoding whole cells would take the api several times as long.
 */
export function createListPaperContents(connection: Connection) {
  const model = markRowModel(connection)

  async function list<Cell>(
    examIds: readonly string[],
    cell: object,
    read: (cell: CodedCell) => Cell,
  ): Promise<Paper<Cell>[]> {
    const cells = { $map: { input: { $objectToArray: '$marks' }, as: 'cell', in: cell } }
    const rows = await model.aggregate<CodedPaper>([
      { $match: { examId: { $in: examIds } } },
      { $project: { _id: 0, examId: 1, studentId: 1, cells } },
    ])
    return rows.map((row) => ({
      ...{ examId: row.examId, studentId: row.studentId },
      marks: Object.fromEntries(row.cells.map((one) => [one.leafId, read(one)])),
    }))
  }

  return {
    contents: (examIds: readonly string[]): Promise<PaperContents[]> =>
      list(examIds, plainCell, (cell) => contentOf(cell.code ?? null)),

    withErrorTypes: (examIds: readonly string[]): Promise<NotedPaperContents[]> =>
      list(examIds, notedCell, (cell) => ({
        ...contentOf(cell.code ?? null),
        errorTypes: cell.errorTypes ?? [],
      })),
  }
}
