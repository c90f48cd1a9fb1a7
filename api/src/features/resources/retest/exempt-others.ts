import { packWrites, type MarkInput, type WriteMarksRequest } from '@classeur/contracts'
import type { ExamDocument, ResourceDocument, RosterRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { activeLeaves } from '@classeur/domain/exams'
import { examDayOf, takesPart } from '@classeur/domain/marks'
import { newId } from '../../../ids/new-id.ts'
import { audienceStudents } from '../reading/audience-students.ts'

export interface ExemptOthersDependencies {
  rosters: Pick<RosterRepository, 'get'>
  writeMarks: (actor: Actor, examId: string, request: WriteMarksRequest) => Promise<unknown>
}

/**
 * Marks the students of the class who don't get a sheet as exempt from its re-test, so that nothing is left to enter for
 * them. Marks that somebody has entered stay. Idempotent.
 */
export const createExemptOthers =
  ({ rosters, writeMarks }: ExemptOthersDependencies) =>
  async (actor: Actor, { audience, classId }: ResourceDocument, retest: ExamDocument): Promise<void> => {
    const roster = await rosters.get(classId)
    const readers = new Set(audienceStudents(audience, roster).map(({ id }) => id))
    const day = examDayOf(retest)
    const others = roster.students.filter((student) => !readers.has(student.id) && takesPart(student, day))
    const operation = { id: newId(), kind: 'fill' as const, of: null }
    const inputs = others.flatMap(({ id: studentId }) =>
      activeLeaves(retest.structure).map(({ id: leafId }): MarkInput => ({
        ...{ studentId, leafId, code: 'exempt', version: 0, operation },
      })),
    )
    if (inputs.length > 0) await writeMarks(actor, String(retest._id), packWrites(0, inputs))
  }

export type ExemptOthers = ReturnType<typeof createExemptOthers>
