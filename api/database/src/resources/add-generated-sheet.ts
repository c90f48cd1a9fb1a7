import type { ResourceSheetInput } from '@classeur/contracts'
import type { Generation } from '../generations/generation.model.ts'
import type { ResourceRepository } from './resource.repository.ts'

/**
 * Stores the sheet that a completed generation has written. It depends only on the generation, so any process can
 * repeat it: a sheet is stored exactly if its generation is completed, and so exactly if it is charged. Idempotent.
 */
export async function addGeneratedSheet(
  resources: Pick<ResourceRepository, 'admitWriter' | 'writeSheet'>,
  { _id, state, kind, input, sheet, attempt }: Generation,
): Promise<void> {
  if (kind !== 'resource-sheet' || state !== 'completed' || !sheet) return
  const { resourceId } = input as Pick<ResourceSheetInput, 'resourceId'>
  const generationId = String(_id)
  await resources.admitWriter(resourceId, generationId, attempt)
  await resources.writeSheet(resourceId, generationId, attempt, sheet)
}
