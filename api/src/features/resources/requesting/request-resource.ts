import {
  AppError,
  generationKinds,
  type GenerateResourceRequest,
  type MissedBelowQuery,
  type ResourceAccepted,
  type ResourceInput,
} from '@classeur/contracts'
import { childIdFor, generationIdFor } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { AcceptGeneration } from '../../../generation-orders/generation-order.ts'
import type { PlanResource } from '../planning/plan-resource.ts'
import { canBeMade } from '../planning/sheet-preview.ts'
import type { RecordResourceChange } from '../record-resource-change.ts'

export interface RequestResourceDependencies {
  planResource: PlanResource
  acceptGeneration: AcceptGeneration
  recordChange: RecordResourceChange
}

const titleLength = 120
const { priceCredits: price } = generationKinds['resource-sheet']

/** Requests the sheets of one form: a generation with one child for each audience. */
export const createRequestResource =
  ({ planResource, acceptGeneration, recordChange }: RequestResourceDependencies) =>
  /** @throws AppError `resources/cannot-make`, as planning a resource does, and the errors of accepting a generation */
  async (
    actor: Actor,
    { requestKey, request }: GenerateResourceRequest,
    query: MissedBelowQuery,
  ): Promise<ResourceAccepted> => {
    const asked = { ...request, ...query }
    const { figures, sheets, leavesServer } = await planResource(actor, asked)
    if (!sheets.every((sheet) => canBeMade(sheet, leavesServer))) throw new AppError('resources/cannot-make')
    const { exam, schoolClass } = figures
    // The generations that make the sheets first have the ids of the sheets.
    const resourceIds = request.audiences.map((_audience, position) =>
      childIdFor(generationIdFor(actor.userId, requestKey), position),
    )
    const input: ResourceInput = {
      ...{ examId: request.examId, markId: request.examId, classId: exam.classId, request },
      sheets: sheets.map(({ students: _students, ...sheet }, position) => ({
        ...{ ...sheet, position, price, continues: null },
        resourceId: resourceIds[position] ?? '',
      })),
    }
    const accepted = await acceptGeneration(actor, {
      ...{ kind: 'resource', requestKey, input, asked },
      title: Array.from(sheets[0]?.title ?? exam.title)
        .slice(0, titleLength)
        .join(''),
      price: price * sheets.length,
      step: { done: 0, total: sheets.length },
    })
    const logged = { kind: request.kind, examTitle: exam.title }
    await recordChange(actor, schoolClass, 'resources-requested', logged, accepted.generationId)
    return { ...accepted, resourceIds }
  }
