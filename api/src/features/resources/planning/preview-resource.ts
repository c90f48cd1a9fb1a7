import {
  generationKinds,
  type MissedBelowQuery,
  type ResourcePreview,
  type ResourceRequest,
} from '@classeur/contracts'
import type { GenerationQueries } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { z } from 'zod'
import type { PlanResource } from './plan-resource.ts'
import { canBeMade, sheetPreview } from './sheet-preview.ts'

const { priceCredits } = generationKinds['resource-sheet']
/** How many durations of finished sheets say how long the next ones take. */
const lastDurations = 50

export interface PreviewResourceDependencies {
  planResource: PlanResource
  queries: Pick<GenerationQueries, 'lastDurationsMs'>
}

/** Shows what a request would make. Spends nothing and asks no model. */
export const createPreviewResource =
  ({ planResource, queries }: PreviewResourceDependencies) =>
  /** @throws AppError as `PlanResource` does */
  async (
    actor: Actor,
    examId: string,
    request: ResourceRequest & MissedBelowQuery,
  ): Promise<z.infer<typeof ResourcePreview>> => {
    // The exam is the one in the address.
    const [{ sheets, replaced, leavesServer }, durations] = await Promise.all([
      planResource(actor, { ...request, examId }),
      queries.lastDurationsMs('resource-sheet', lastDurations),
    ])
    const median = durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)]
    return {
      sheets: sheets.map((sheet) => sheetPreview(sheet, leavesServer)),
      price: priceCredits * sheets.length,
      seconds: median === undefined ? null : Math.max(1, Math.ceil((median * sheets.length) / 1000)),
      ...{ replaced, leavesServer },
      canBeMade: sheets.every((sheet) => canBeMade(sheet, leavesServer)),
    }
  }

export type PreviewResource = ReturnType<typeof createPreviewResource>
