import {
  createClassRepository,
  createExamRepository,
  createRosterRepository,
  type Connection,
} from '@classeur/database'
import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import type { ExamStatus } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'

/** A class of a person with three students and an exam with a mark for each of two questions. */
export async function insertReviewedExam(
  connection: Connection,
  ownerId: string,
  status: ExamStatus = 'reviewed',
) {
  const classId = newId()
  const now = new Date()
  await createClassRepository(connection).insert(
    {
      ...{ id: classId, ownerId, name: '6B', level: '', subjects: [], schoolYear: '2026/27' },
      ...{ colour: 'board', createdAt: now, schoolId: null, scale: null, usesExternalIds: false },
      isSample: false,
      members: [{ userId: ownerId, role: 'owner', joinedAt: now, lastActivityAt: null }],
    },
    10,
  )
  const rosters = createRosterRepository(connection)
  const before = await rosters.get(classId)
  const students = ['Ann', 'Ben', 'Cleo'].map((firstName, index) => ({
    ...{ id: newId(), number: index + 1, firstName, lastName: '', externalId: '', note: '' },
    ...{ hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null },
  }))
  await rosters.replace({ ...before, lastNumber: students.length, students })
  const leaves = [newLeaf(newId(), 'Q1', 200), newLeaf(newId(), 'Q2', 300)]
  const exam = await createExamRepository(connection).insert({
    ...{ classId, title: 'Fractions', type: 'test', date: '2026-11-20', termId: null, subject: '' },
    ...{ coefficientHundredths: 100, scale: null, passMarkBasisPoints: null, rounding: null },
    structure: detailedStructure(newLeaf(newId(), 'Total', 2000), leaves, newId),
    createdBy: ownerId,
  })
  await connection.collection('exams').updateOne({ _id: exam._id }, { $set: { status } })
  await connection.collection('mark_rows').insertMany(
    students.map(({ id: studentId }, row) => ({
      ...{ examId: String(exam._id), classId, studentId, revision: 1, epoch: 0 },
      marks: Object.fromEntries(
        leaves.map(({ id }, column) => [
          id,
          {
            ...{ valueHundredths: (row + column) * 50, status: null, version: 1, by: ownerId, at: now },
            ...{ errorTypes: [], comment: `comment ${String(row)}` },
          },
        ]),
      ),
    })),
  )
  return {
    classId,
    examId: String(exam._id),
    students: students.length,
    studentIds: students.map(({ id }) => id),
  }
}
