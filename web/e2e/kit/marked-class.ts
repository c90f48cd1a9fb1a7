import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import {
  Exam,
  ExamSheet,
  JoinLink,
  JoinLinkList,
  MarkHistory,
  OperationsPage,
  RosterChange,
  SchoolClass,
  unpackSheet,
  WriteMarksAnswer,
  packWrites,
  type ExamLeaf,
  type MarkCode,
} from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import type { Locator, Page } from 'playwright-core'

/** An API client for the person signed in on this page, with its own token. */
export async function apiOf(page: Page, url: string) {
  const headers = { origin: url }
  const renewed = await page.request.post(`${url}/api/auth/refresh`, { headers, data: {} })
  const { accessToken } = (await renewed.json()) as { accessToken: string }
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<unknown> => {
    const answer = await page.request.fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      ...(data !== undefined && { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
}

export type Api = Awaited<ReturnType<typeof apiOf>>

export interface MarkedClass {
  classId: string
  examId: string
  studentIds: string[]
  leaves: ExamLeaf[]
}

/**
 * Creates a class with these students and an exam with questions of these maxima (points). Steps are half points, or
 * the result of `stepOf` for a maximum (hundredths).
 */
export async function makeClass(
  api: Api,
  names: readonly string[],
  maxima: readonly number[],
  title = 'Fractions and decimals',
  stepOf: (points: number) => ExamLeaf['stepHundredths'] = () => 50,
): Promise<MarkedClass> {
  const { id: classId } = SchoolClass.parse(await api('POST', '/classes', { name: '6B Mathematics' }))
  const students = names.map((name) => {
    const [lastName = '', firstName = ''] = name.split(', ')
    return { lastName, firstName }
  })
  const added = RosterChange.parse(await api('POST', `/classes/${classId}/students`, { students }))
  const leaves = maxima.map((points, index) =>
    newLeaf(newId(), `Q${index + 1}`, points * 100, { stepHundredths: stepOf(points) }),
  )
  const sum = maxima.reduce((total, points) => total + points, 0)
  const structure = detailedStructure(newLeaf(newId(), 'Total', sum * 100), leaves, newId)
  const exam = Exam.parse(
    await api('POST', `/classes/${classId}/exams`, { title, date: '2026-11-18', structure }),
  )
  return { classId, examId: exam.id, studentIds: added.roster.students.map(({ id }) => id), leaves }
}

/** Writes cells over the API as one operation: [student, question, new mark]. `version`: of the marks to replace. */
export async function writeCells(
  api: Api,
  { examId, studentIds, leaves }: MarkedClass,
  cells: readonly (readonly [number, number, MarkCode])[],
  version = 0,
): Promise<WriteMarksAnswer> {
  const operation = { id: newId(), kind: 'type' as const, of: null }
  const inputs = cells.map(([student, leaf, code]) => ({
    studentId: studentIds[student] ?? '',
    leafId: leaves[leaf]?.id ?? '',
    ...{ version, code, operation },
  }))
  return WriteMarksAnswer.parse(await api('PUT', `/exams/${examId}/marks`, packWrites(0, inputs)))
}

/** All stored marks, student by student; null for empty cells. */
export async function storedOf(api: Api, { examId, studentIds, leaves }: MarkedClass): Promise<MarkCode[][]> {
  const { marks } = ExamSheet.parse(await api('GET', `/exams/${examId}/sheet`))
  const rows = unpackSheet(marks)
  return studentIds.map((studentId) =>
    leaves.map(({ id }) => {
      const mark = rows.get(studentId)?.get(id)
      return mark ? (mark.status ?? mark.valueHundredths) : null
    }),
  )
}

/** Opens a sheet and focuses its table. */
export async function openTable(page: Page, examId: string): Promise<void> {
  await page.goto(`/marksheet/${examId}`)
  await page.getByRole('grid').waitFor()
  await page.locator('[role=grid] [tabindex="0"]').focus()
}

/** All log entries of a sheet (up to 200), the oldest first, with the positions of student and question. */
export async function loggedOf(api: Api, { examId, studentIds, leaves }: MarkedClass) {
  const path = `/exams/${examId}/marks/history?limit=200`
  const { changes, nextCursor } = MarkHistory.parse(await api('GET', path))
  if (nextCursor !== null) throw new Error('more than 200 changes')
  return changes.toReversed().map((change) => ({
    ...change,
    student: studentIds.indexOf(change.studentId),
    question: leaves.findIndex(({ id }) => id === change.leafId),
  }))
}

/**
 * The person's own operations on a sheet (up to one page), the oldest first, with the positions of student and
 * question.
 */
export async function operationsOf(api: Api, { examId, studentIds, leaves }: MarkedClass) {
  const page = OperationsPage.parse(await api('GET', `/exams/${examId}/marks/operations`))
  if (page.nextCursor !== null) throw new Error('more than one page of operations')
  return page.operations.toReversed().map(({ kind, cells }) => ({
    kind,
    cells: cells.map((cell) => ({
      ...cell,
      student: studentIds.indexOf(cell.studentId),
      question: leaves.findIndex(({ id }) => id === cell.leafId),
    })),
  }))
}

/** Adds another person to the class. A class has one join link for teachers: its role is set to this one. */
export async function letIn(
  ownerApi: Api,
  colleagueApi: Api,
  { classId }: MarkedClass,
  role: 'editor' | 'marker' | 'viewer' = 'marker',
): Promise<void> {
  const path = `/classes/${classId}/join-links`
  const { links } = JoinLinkList.parse(await ownerApi('GET', path))
  const existing = links.find(({ audience }) => audience === 'teachers')
  const link = JoinLink.parse(
    existing
      ? await ownerApi('PATCH', `${path}/${existing.id}`, { role })
      : await ownerApi('POST', path, { audience: 'teachers', role }),
  )
  await colleagueApi('POST', `/join/${link.token}`, {})
}

/** The cell of a student ("Abidi Yasmine") and a question ("Q1") while it holds this mark. */
export const cellWith = (page: Page, student: string, question: string, content: string): Locator =>
  page.getByRole('gridcell', {
    name: new RegExp(`^${student}, ${question} of \\S+: ${content.replaceAll('.', '\\.')}$`),
  })
