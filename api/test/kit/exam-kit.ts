import { activeLeaves, detailedStructure, newLeaf } from '@classeur/domain/exams'
import {
  Exam,
  ExamCard,
  MarkSheet,
  packWrites,
  SchoolClass,
  unpackSheet,
  WriteMarksAnswer,
  type ClassRole,
  type CreateExamRequest,
  type ExamLeaf,
  type MarkCode,
  type ExamStructure,
  type MarkInput,
  type MarkOperation,
  type MarkStatus,
} from '@classeur/contracts'
import { createRosterRepository, type Connection } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { expect } from 'vitest'
import type { SignedIn, TestApp } from './create-test-app.ts'

/** Questions Q1, Q2 … with these maxima in points. */
export const leavesOf = (maxima: readonly number[], fields: Partial<ExamLeaf> = {}): ExamLeaf[] =>
  maxima.map((points, index) => newLeaf(newId(), `Q${String(index + 1)}`, points * 100, fields))

export const structureOf = (leaves: readonly ExamLeaf[], totalPoints = 20): ExamStructure =>
  detailedStructure(newLeaf(newId(), 'Total', totalPoints * 100), leaves, newId)

/** Replaces the questions of a structure; each stays in its exercise. */
export const withLeaves = (structure: ExamStructure, leaves: readonly ExamLeaf[]): ExamStructure => {
  const questions = structure.exercises.flatMap((exercise) => exercise.questions)
  return {
    ...structure,
    exercises: structure.exercises.slice(0, 1).map((exercise) => ({
      ...exercise,
      questions: leaves.map((leaf) => {
        const known = questions.find(({ parts }) => parts.some(({ id }) => id === leaf.id))
        return { id: known?.id ?? newId(), label: leaf.label, parts: [leaf] }
      }),
    })),
  }
}

/** A separate operation: all cells written with it are undone together. */
export const newOperation = (
  kind: MarkOperation['kind'] = 'type',
  of: string | null = null,
): MarkOperation => ({
  ...{ id: newId(), kind, of },
})

/** A cell to write, based on `version`. */
export const markInput = (
  studentId: string,
  leafId: string,
  code: MarkCode,
  version = 0,
  operation: MarkOperation = newOperation(),
): MarkInput => ({ studentId, leafId, code, version, operation })

/** Waits until the api has moved all log entries of an exam out of its rows, which it does after each write. */
export const untilDrained = (connection: Connection, examId: string) =>
  expect
    .poll(() => connection.collection('mark_rows').countDocuments({ examId, 'log.0': { $exists: true } }))
    .toBe(0)

/** A number is points; null clears the cell. */
export type Cell = number | MarkStatus | null

/** Classes, exams and marks over HTTP. */
export function createExamKit(test: TestApp) {
  const sheetOf = async (person: SignedIn, examId: string) =>
    MarkSheet.parse((await test.call(person, 'GET', `/exams/${examId}/marks`)).json())

  const write = (person: SignedIn, examId: string, inputs: readonly MarkInput[], epoch = 0) =>
    test.call(person, 'PUT', `/exams/${examId}/marks`, packWrites(epoch, inputs))

  return {
    call: test.call,
    sheetOf,
    /** Writes cells and returns the raw response. */
    write,

    newTeacher: test.newTeacher,

    async newClass(owner: SignedIn, name = '6a'): Promise<string> {
      const answer = await test.call(owner, 'POST', '/classes', { name })
      return SchoolClass.parse(answer.json()).id
    },

    /** Adds a teacher to a class and returns the teacher. */
    async join(classId: string, person: SignedIn, role: ClassRole): Promise<SignedIn> {
      const member = { userId: person.userId, role, joinedAt: new Date(), lastActivityAt: null }
      await test.servers.connection
        .collection('classes')
        .updateOne({ _id: new test.servers.connection.base.Types.ObjectId(classId) }, {
          $push: { members: member },
        } as object)
      return person
    },

    /** Appends students to a class list and returns their ids. */
    async addStudents(
      classId: string,
      students: readonly { name: string; joinedOn?: string; leftOn?: string }[],
    ): Promise<string[]> {
      const rosters = createRosterRepository(test.servers.connection)
      const before = await rosters.get(classId)
      const added = students.map(({ name, joinedOn = null, leftOn = null }, index) => ({
        ...{ id: newId(), number: before.lastNumber + index + 1, firstName: name, lastName: '' },
        ...{ externalId: '', note: '', hasNeeds: false, groupIds: [], joinedOn, leftOn, deletedAt: null },
      }))
      const changed = await rosters.replace({
        ...before,
        lastNumber: before.lastNumber + added.length,
        students: [...before.students, ...added],
      })
      if (!changed) throw new Error('the list changed meanwhile')
      return added.map(({ id }) => id)
    },

    async newExam(
      person: SignedIn,
      classId: string,
      structure: ExamStructure,
      fields: Partial<CreateExamRequest> = {},
    ): Promise<Exam> {
      const answer = await test.call(person, 'POST', `/classes/${classId}/exams`, {
        ...{ title: 'Fractions', date: '2026-10-01', structure },
        ...fields,
      })
      return Exam.parse(answer.json())
    },

    getExam: async (person: SignedIn, examId: string): Promise<Exam> =>
      Exam.parse((await test.call(person, 'GET', `/exams/${examId}`)).json()),

    cards: async (person: SignedIn, classId: string, query = ''): Promise<ExamCard[]> =>
      ExamCard.array().parse(
        (await test.call(person, 'GET', `/classes/${classId}/exams${query}`)).json<{ exams: unknown }>()
          .exams,
      ),

    /** Writes one row of cells per student, in the order of the questions, based on the current sheet. */
    async enter(person: SignedIn, exam: Exam, table: Record<string, Cell[]>): Promise<WriteMarksAnswer> {
      const sheet = await sheetOf(person, exam.id)
      const marks = unpackSheet(sheet)
      const leaves = activeLeaves(exam.structure)
      const operation = newOperation('paste')
      const inputs = Object.entries(table).flatMap(([studentId, cells]) =>
        cells.map((cell, index) => {
          const leafId = leaves[index]?.id ?? ''
          const version = marks.get(studentId)?.get(leafId)?.version ?? 0
          const code = typeof cell === 'number' ? Math.round(cell * 100) : cell
          return markInput(studentId, leafId, code, version, operation)
        }),
      )
      const answer = await write(person, exam.id, inputs, sheet.epoch)
      return WriteMarksAnswer.parse(answer.json())
    },
  }
}

export type ExamKit = ReturnType<typeof createExamKit>
