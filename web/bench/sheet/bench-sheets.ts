import { packWrites, WriteMarksAnswer, type ExamLeaf, type WriteMarksRequest } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { makeClass, writeCells, type Api, type MarkedClass } from '../../e2e/kit/marked-class.ts'

export interface SheetSize {
  students: number
  questions: number
}

const largestMark = 4
const cellsAtOnce = 1800

/** Points that differ between successive rounds in every cell. */
export const pointsAt = (student: number, question: number, round: number): number =>
  (student * 7 + question * 3 + round) % (largestMark + 1)

/** The text that a spreadsheet copies for a block of cells. */
export const blockText = ({ students, questions }: SheetSize, round: number): string =>
  Array.from({ length: students }, (_, student) =>
    Array.from({ length: questions }, (_, question) => pointsAt(student, question, round)).join('\t'),
  ).join('\n')

/** Sends requests to the api with a person's token. */
export const apiFor =
  (url: string, token: string): Api =>
  async (method, path, data) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : answer.json()
  }

/** Creates a class with an exam of this size, without marks. `maximum` is in points. */
export const newSheet = (
  api: Api,
  { students, questions }: SheetSize,
  maximum = largestMark,
  stepHundredths: ExamLeaf['stepHundredths'] = 50,
): Promise<MarkedClass> =>
  makeClass(
    api,
    Array.from({ length: students }, (_, index) => `Student ${String(index + 1).padStart(3, '0')}, Ada`),
    Array.from({ length: questions }, () => maximum),
    `${students} × ${questions}`,
    () => stepHundredths,
  )

/** A mark in hundredths. */
export type CodeAt = (student: number, question: number, round: number) => number

const wholePoints: CodeAt = (student, question, round) => pointsAt(student, question, round) * 100

/** Enters every cell with the values of round 0. */
export async function fillSheet(api: Api, sheet: MarkedClass, codeAt = wholePoints): Promise<void> {
  const cells = sheet.studentIds.flatMap((_, student) =>
    sheet.leaves.map((_leaf, leaf) => [student, leaf, codeAt(student, leaf, 0)] as const),
  )
  for (let first = 0; first < cells.length; first += cellsAtOnce)
    await writeCells(api, sheet, cells.slice(first, first + cellsAtOnce))
}

/** The request that writes the first rows and questions of a sheet, based on the version that all of them have. */
export function saveRequest(
  { studentIds, leaves }: MarkedClass,
  { students, questions }: SheetSize,
  version: number,
): WriteMarksRequest {
  const operation = { id: newId(), kind: 'paste' as const, of: null }
  const inputs = studentIds.slice(0, students).flatMap((studentId, student) =>
    leaves.slice(0, questions).map(({ id: leafId }, question) => {
      const code = pointsAt(student, question, version) * 100
      return { studentId, leafId, version, code, operation }
    }),
  )
  return packWrites(0, inputs)
}

/** The same cells in the baseline's format. */
export const bareSave = ({ students, questions }: SheetSize, round: number, codeAt = wholePoints) => ({
  rows: Object.fromEntries(
    Array.from({ length: students }, (_, student) => [
      student,
      Object.fromEntries(
        Array.from({ length: questions }, (_, question) => [question, codeAt(student, question, round)]),
      ),
    ]),
  ),
})

/** Saves, and fails unless every cell was saved as the next version, without conflicts. */
export async function save(api: Api, { examId }: MarkedClass, request: WriteMarksRequest): Promise<void> {
  const { outcomes } = WriteMarksAnswer.parse(await api('PUT', `/exams/${examId}/marks`, request))
  const isSaved = outcomes.every((outcome, index) => outcome === (request.writes[index]?.[3] ?? 0) + 1)
  if (!isSaved) throw new Error(`not saved: ${JSON.stringify(outcomes).slice(0, 300)}`)
}

/** Sends requests to the baseline's server with a person's token. */
export function bareApi(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const check = async (answer: Response) => {
    if (!answer.ok) throw new Error(`bare: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    readRows: async (examId: string) => check(await fetch(`${url}/rows/${examId}`, { headers })),
    save: async (id: string, body: ReturnType<typeof bareSave>) =>
      check(await fetch(`${url}/sheets/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) })),
  }
}
