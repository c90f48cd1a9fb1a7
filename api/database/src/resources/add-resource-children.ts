import type { ResourceInput, ResourceSheetInput } from '@classeur/contracts'
import { childIdFor, type GenerationFamily } from '../generations/generation-family.repository.ts'
import type { Generation } from '../generations/generation.model.ts'
import type { ResourceRepository } from './resource.repository.ts'

/** What a generation of resources is made with. */
export interface ResourceChildren {
  family: Pick<GenerationFamily, 'childrenOf' | 'insertChildren'>
  resources: Pick<ResourceRepository, 'insertOnce' | 'continueWith'>
}

/**
 * Inserts the sheets of an accepted request, and a child that makes each of them. It depends only on the parent, so any
 * process that finds a part of them missing can repeat it. Idempotent.
 */
export async function addResourceChildren(
  { family, resources }: ResourceChildren,
  parent: Generation,
): Promise<void> {
  if (parent.kind !== 'resource') return
  const batchId = String(parent._id)
  if ((await family.childrenOf(batchId)).length >= parent.step.total) return
  const { request, sheets, ...examIds } = parent.input as ResourceInput
  await Promise.all(
    sheets.map(async ({ resourceId, position, continues, ...sheet }) => {
      const generationId = childIdFor(batchId, position)
      if (continues) return resources.continueWith(resourceId, continues, { generationId, batchId })
      const { kind, tier, language } = sheet.brief
      return resources.insertOnce({
        ...{ id: resourceId, batchId, generationId, position, kind, tier, language },
        ...{ examId: examIds.examId, classId: examIds.classId, ownerId: parent.ownerId },
        ...{ title: sheet.title, audience: sheet.audience },
      })
    }),
  )
  // The children come last: a worker may start one at once, and needs its sheet.
  await family.insertChildren(
    parent,
    sheets.map(({ price, continues, ...sheet }) => ({
      kind: 'resource-sheet',
      input: { ...examIds, ...sheet, wish: request.wish } satisfies ResourceSheetInput,
      ...{ title: sheet.title, position: sheet.position, price, retryOf: continues },
    })),
  )
}
