import type { GenerationQueries, ImageRepository, StrayFilesRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import { possibleDocumentKeys } from '../documents/document-keys.ts'
import { possibleImageKeys } from './image-keys.ts'

const batch = 50
/** Longer than any attempt continues after its generation has ended. */
const restMs = 5 * 60_000

export interface SweepDependencies {
  queries: Pick<GenerationQueries, 'now'>
  images: Pick<ImageRepository, 'listPurgeable' | 'purge'>
  strayFiles: StrayFilesRepository
  storage: Pick<ObjectStorage, 'delete'>
}

/**
 * Deletes unreachable files: those of superseded attempts, and those of pictures whose deletion can't be undone.
 * Files are deleted before the document that names them, so an interruption leaves no orphaned file.
 */
export async function sweepMedia(deps: SweepDependencies, overForMs = restMs): Promise<void> {
  const overBefore = new Date(deps.queries.now().getTime() - overForMs)
  for (const generation of await deps.strayFiles.listOverBefore(overBefore, batch)) {
    const id = String(generation._id)
    const { image, document, attempt } = generation
    const kept = new Set([image?.file.key, image?.thumbnail.key, document?.key])
    const possible = generation.kind === 'documents' ? possibleDocumentKeys : possibleImageKeys
    const stray = possible(id, attempt).filter((key) => !kept.has(key))
    await Promise.all(stray.map((key) => deps.storage.delete(key)))
    await deps.strayFiles.clear(id)
  }
  for (const { _id, file, thumbnail } of await deps.images.listPurgeable(batch)) {
    await Promise.all([deps.storage.delete(file.key), deps.storage.delete(thumbnail.key)])
    await deps.images.purge(String(_id))
  }
}
