import { AppError, type CreateRetestRequest, type RetestCreated } from '@classeur/contracts'
import {
  generationIdFor,
  retryOnConflict,
  type ClassDocument,
  type ExamDocument,
  type ExamRepository,
  type ResourceStates,
  type SkillLibraryRepository,
} from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { retestTitle } from '@classeur/domain/resources'
import type { z } from 'zod'
import { newId } from '../../../ids/new-id.ts'
import type { AnnounceResource } from '../../../realtime/announce-resource.ts'
import type { OpenedResource, OpenResource } from '../access/resource-access.ts'
import { itemSkills } from '../reading/recovery-view.ts'
import type { ExemptOthers } from './exempt-others.ts'
import { retestLeafId } from './retest-leaf-id.ts'
import { retestStructure } from './retest-structure.ts'

/** A conflict means that another request has named the re-test. */
const mostTries = 5

export interface CreateRetestDependencies {
  openResource: OpenResource
  exams: Pick<ExamRepository, 'findById' | 'insertOnce'>
  states: Pick<ResourceStates, 'setRetest'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
  announce: AnnounceResource
  exemptOthers: ExemptOthers
  /** Counts, logs and announces a new exam. Recorded again, it is still one entry of the log. */
  recordNewExam: (actor: Actor, schoolClass: ClassDocument, exam: ExamDocument) => Promise<void>
}

/** Makes a mini exam of a resource, with the same skills. */
export function createCreateRetest(deps: CreateRetestDependencies) {
  /** Inserts the exam with this id if nobody has. */
  async function ensureExam(
    actor: Actor,
    { resource, exam, schoolClass }: OpenedResource,
    id: string,
    date: string | null,
  ): Promise<void> {
    const skillNames = await deps.skillLibraries.namesOf(schoolClass.schoolId, [
      ...itemSkills(resource).keys(),
    ])
    const inserted = await deps.exams.insertOnce(id, {
      title: retestTitle(resource.title, resource.language),
      ...{ type: 'quiz', date, termId: exam.termId, subject: exam.subject },
      // It shows who has recovered. Whether it also counts in the average is the teacher's decision.
      coefficientHundredths: 0,
      ...{ scale: null, passMarkBasisPoints: null, rounding: null },
      structure: retestStructure(resource, new Set(Object.keys(skillNames)), newId, (itemId) =>
        retestLeafId(id, itemId),
      ),
      ...{ classId: exam.classId, createdBy: actor.userId, retestOf: String(resource._id) },
    })
    const retest = inserted ?? (await deps.exams.findById(id))
    if (!retest) return
    // An earlier request may have been interrupted before these.
    await deps.recordNewExam(actor, schoolClass, retest)
    await deps.exemptOthers(actor, resource, retest)
  }

  /**
   * The same request again returns the same exam, also concurrently, because its id follows from the resource. A re-test
   * that is in the trash is followed by another one.
   * @throws AppError `resources/no-items`
   */
  return async (
    actor: Actor,
    id: string,
    { date }: z.infer<typeof CreateRetestRequest>,
  ): Promise<z.infer<typeof RetestCreated>> =>
    retryOnConflict(
      async () => {
        const opened = await deps.openResource(actor, 'exam:change', id, { write: true })
        const { retestExamId, items } = opened.resource
        const current = retestExamId ? await deps.exams.findById(retestExamId) : null
        if (retestExamId && current?.deletedAt === null) return { examId: retestExamId, markId: retestExamId }
        if (items.length === 0) throw new AppError('resources/no-items')
        const examId = generationIdFor(id, `retest:${retestExamId ?? ''}`)
        await ensureExam(actor, opened, examId, date)
        const changed = await deps.states.setRetest(id, retestExamId, examId)
        if (!changed) return 'conflict'
        deps.announce(changed, opened.schoolClass)
        return { examId, markId: examId }
      },
      { mostTries, otherwise: () => new AppError('resources/changed-meanwhile') },
    )
}

export type CreateRetest = ReturnType<typeof createCreateRetest>
