import { skillIdsOf } from '@classeur/domain/exams'
import mongoose, { type Connection } from 'mongoose'
import { createClassIdsOf, type ClassesOf } from '../classes/class-ids-of.ts'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { examModel, termChoiceModel, type ExamDocument } from './exam.model.ts'

const { trusted } = mongoose

/** What the exams of classes take from a school, also exams in the trash. */
export function createUsedInExams(connection: Connection) {
  const exams = examModel(connection)
  const termModels = [exams, termChoiceModel(connection), overallCommentModel(connection)]
  const idsOf = createClassIdsOf(connection)

  return {
    /** The ids of the skills that questions test, also retired ones. */
    async listSkillIds(of: ClassesOf): Promise<string[]> {
      const used = new Set<string>()
      const structures = exams
        .find({ classId: trusted({ $in: await idsOf(of) }) })
        .select({ structure: 1 })
        .lean<Pick<ExamDocument, 'structure'>[]>()
        .cursor()
      for await (const { structure } of structures) for (const id of skillIdsOf(structure)) used.add(id)
      return [...used]
    },

    /** The ids of the terms that exams, chosen averages and overall comments belong to. */
    async listTermIds(of: ClassesOf): Promise<string[]> {
      const inClasses = { classId: { $in: await idsOf(of) }, termId: { $type: 'string' } }
      const used = await Promise.all(
        termModels.map(({ collection }) => collection.distinct('termId', inClasses)),
      )
      return [...new Set(used.flat() as string[])]
    },
  }
}

export type UsedInExams = ReturnType<typeof createUsedInExams>
