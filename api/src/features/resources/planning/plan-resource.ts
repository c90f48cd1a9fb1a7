import type { Generators, PlannedResourceSheet, Pseudonyms, ResourceRequest } from '@classeur/contracts'
import type { ReadNameRoster } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { redactDeep } from '@classeur/domain/lesson-plans'
import { outgoingSheetText } from '@classeur/domain/resources'
import type { ExamFigures, ReadExamFigures } from '../figures/exam-figures.ts'
import { fullName } from '../figures/student-names.ts'
import { notesOf } from './notes-of.ts'
import { planAudiences, type AudiencePlan } from './plan-audiences.ts'

export interface PlanResourceDependencies {
  readFigures: ReadExamFigures
  readNameRoster: ReadNameRoster
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
  ({ readFigures, readNameRoster, generators }: PlanResourceDependencies) =>
  /** @throws AppError as `OpenExam` does, `resources/unknown-choice` */
  async (actor: Actor, request: ResourceRequest): Promise<PlannedResource> => {
    const figures = await readFigures(actor, 'resource:make', request.examId, { write: true })
    const plans = planAudiences(figures, request)
    const isNote = request.kind === 'parent-note'
    // Notes are facts from the marks, put into words by code, so that nothing about them leaves the server.
    const leavesServer = generators.text === 'model' && !isNote
    const { others } = leavesServer
      ? await readNameRoster([actor.userId], [figures.exam.classId])
      : { others: [] }
    const sheets = plans.map((plan) => {
      const { title, audience, students, brief } = plan
      const notes = isNote ? notesOf(figures, plan, request) : []
      const sent = leavesServer ? outgoingOf(figures, plan, request.wish, others) : null
      return {
        ...{ title, audience, brief, notes, students: students.length },
        ...{ outgoing: sent?.text ?? null, pseudonyms: sent?.pseudonyms ?? [] },
        replaced: sent?.replaced ?? [],
      }
    })
    return {
      ...{ figures, leavesServer },
      sheets: sheets.map(({ replaced: _, ...sheet }) => sheet),
      replaced: sheets[0]?.replaced ?? [],
    }
  }

/**
 * The text that leaves the server for a sheet. The readers come first in the roster, so they are S01, S02 … in the
 * order of the list.
 */
function outgoingOf(
  { students: ofClass }: ExamFigures,
  { students, shares, brief }: AudiencePlan,
  wish: string,
  others: readonly { firstName: string; lastName: string }[],
): { text: string; pseudonyms: Pseudonyms; replaced: Pseudonyms } {
  const readers = new Set(students.map(({ id }) => id))
  const roster = { ofClass: [...students, ...ofClass.filter(({ id }) => !readers.has(id))], others }
  const value = {
    wish,
    students: students.map(fullName),
    skills: shares,
    questions: brief.questions.map(({ name }) => name),
    errors: brief.errors.map(({ name, correction }) => ({ name, correction })),
    ...{ subject: brief.subject, level: brief.level },
  }
  const { value: safe, pseudonyms } = redactDeep(value, roster)
  const { kind, tier, language, length } = brief
  return {
    text: outgoingSheetText({ ...safe, kind, tier, language, length, students: [...new Set(safe.students)] }),
    pseudonyms,
    replaced: redactDeep({ wish }, roster).replaced,
  }
}

export type PlanResource = ReturnType<typeof createPlanResource>
