import type {
  Generators,
  MissedBelowQuery,
  PlannedResourceSheet,
  Pseudonyms,
  ResourceRequest,
} from '@classeur/contracts'
import type { ReadNameRoster, ResourceLists } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { ExamFigures, ReadExamFigures } from '../figures/exam-figures.ts'
import { noteFactsOf, notesByRules } from './notes-of.ts'
import { outgoingSheets } from './outgoing-sheets.ts'
import { planAudiences } from './plan-audiences.ts'

export interface PlanResourceDependencies {
  readFigures: ReadExamFigures
  readNameRoster: ReadNameRoster
  lists: Pick<ResourceLists, 'listPracticeSheets'>
  generators: Pick<Generators, 'text'>
}

/** A request as it will be carried out. */
export interface PlannedResource {
  figures: ExamFigures
  /** In the order of the audiences. */
  sheets: (PlannedResourceSheet & { students: number })[]
  /** Names in the wish as typed, with what is sent instead. */
  replaced: Pseudonyms
  leavesServer: boolean
}

/** Plans the sheets of a request. The preview and the generation are made from the same plan. */
export const createPlanResource =
  ({ readFigures, readNameRoster, lists, generators }: PlanResourceDependencies) =>
  /** @throws AppError as `OpenExam` does, `resources/unknown-choice` */
  async (actor: Actor, request: ResourceRequest & MissedBelowQuery): Promise<PlannedResource> => {
    const figures = await readFigures(actor, 'resource:make', request.examId, { write: true })
    const isNote = request.kind === 'parent-note'
    const leavesServer = generators.text === 'model'
    const [made, { others }] = await Promise.all([
      isNote ? lists.listPracticeSheets(request.examId) : [],
      leavesServer ? readNameRoster([actor.userId], [figures.exam.classId]) : { others: [] },
    ])
    const plans = planAudiences(figures, request).map((plan) => ({
      plan,
      facts: isNote ? noteFactsOf(figures, plan, request, made) : [],
    }))
    const sent = leavesServer ? outgoingSheets(figures, plans, request, others) : null
    return {
      ...{ figures, leavesServer, replaced: sent?.replaced ?? [] },
      sheets: plans.map(({ plan: { title, audience, students, brief }, facts }, position) => {
        const outgoing = sent?.sheets[position]
        return {
          ...{ title, audience, brief, students: students.length },
          notes: notesByRules(facts, request.language),
          noteTasks: outgoing?.noteTasks ?? [],
          ...(sent && { outgoingWish: sent.wish }),
          ...{ outgoing: outgoing?.text ?? null, pseudonyms: outgoing?.pseudonyms ?? [] },
        }
      }),
    }
  }

export type PlanResource = ReturnType<typeof createPlanResource>
