import {
  attemptAll,
  attemptEach,
  type GenerationQueries,
  type ImageRepository,
  type PictureUpload,
  type PictureUploadRepository,
  type StrayFilesRepository,
} from '@classeur/database'
import { possibleImageKeys, type ObjectStorage } from '@classeur/storage'
import { possibleDocumentKeys } from '../documents/document-keys.ts'

const batch = 50
/** Longer than any attempt continues after its generation has ended. */
const restMs = 5 * 60_000
/** Longer than any upload takes to be stored. */
const uploadRestMs = 60 * 60_000
/** How long a repeated upload finds its picture. */
const uploadsKeptMs = 24 * 60 * 60_000

type OverGeneration = Awaited<ReturnType<StrayFilesRepository['listOverBefore']>>[number]
type PurgeableImage = Awaited<ReturnType<SweepDependencies['images']['listPurgeable']>>[number]

export interface SweepDependencies {
  queries: Pick<GenerationQueries, 'now'>
  images: Pick<ImageRepository, 'findById' | 'listPurgeable' | 'purge' | 'countCopies'>
  pictureUploads: Pick<PictureUploadRepository, 'listOver' | 'remove'>
  strayFiles: StrayFilesRepository
  storage: Pick<ObjectStorage, 'delete'>
  stop?: AbortSignal
}

/**
 * Deletes unreachable files: those of superseded attempts, of interrupted uploads and copies, and of pictures whose
 * deletion can't be undone. Counts the copies that were interrupted before they counted.
 * Files are deleted before the document that names them, so an interruption leaves no orphaned file.
 * @throws AggregateError after the sweep, with the errors of what couldn't be deleted
 */
export async function sweepMedia(deps: SweepDependencies, overForMs = restMs): Promise<void> {
  const overBefore = new Date(deps.queries.now().getTime() - overForMs)
  await attemptAll(
    [() => sweepAttempts(deps, overBefore), () => sweepUploads(deps), () => sweepPictures(deps)],
    deps.stop,
  )
}

async function sweepAttempts(
  { strayFiles, storage, stop }: SweepDependencies,
  overBefore: Date,
): Promise<void> {
  const clear = async ({ _id, kind, image, document, attempt }: OverGeneration) => {
    const id = String(_id)
    const kept = new Set([image?.file.key, image?.thumbnail.key, document?.key])
    const possible = kind === 'documents' ? possibleDocumentKeys : possibleImageKeys
    const stray = possible(id, attempt).filter((key) => !kept.has(key))
    await Promise.all(stray.map((key) => storage.delete(key)))
    await strayFiles.clear(id)
  }
  await attemptEach(await strayFiles.listOverBefore(overBefore, batch), clear, stop)
}

async function sweepPictures({ images, storage, stop }: SweepDependencies): Promise<void> {
  const purge = async ({ _id, file, thumbnail }: PurgeableImage) => {
    await Promise.all([storage.delete(file.key), storage.delete(thumbnail.key)])
    await images.purge(String(_id))
  }
  await attemptEach(await images.listPurgeable(batch), purge, stop)
}

/** Every key under which an upload or a copy may have stored a file. */
export const keysOfUpload = ({ _id, copy }: Pick<PictureUpload, '_id' | 'copy'>): string[] =>
  copy?.keys ?? possibleImageKeys(String(_id), 1)

async function sweepUploads({
  queries,
  images,
  pictureUploads,
  storage,
  stop,
}: SweepDependencies): Promise<void> {
  const now = queries.now().getTime()
  const before = { interrupted: new Date(now - uploadRestMs), finished: new Date(now - uploadsKeptMs) }
  const forget = async (upload: PictureUpload) => {
    const id = String(upload._id)
    if (upload.finishedAt === null) {
      // One that was interrupted at its very end has its picture.
      const picture = await images.findById(upload.copy?.imageId ?? id)
      const kept = [picture?.file.key, picture?.thumbnail.key]
      const stray = keysOfUpload(upload).filter((key) => !kept.includes(key))
      await Promise.all(stray.map((key) => storage.delete(key)))
      if (picture?.source) await images.countCopies(picture.source.imageId)
    }
    // The picture of a finished upload may be purged, and then has no files any more.
    await pictureUploads.remove(id)
  }
  await attemptEach(await pictureUploads.listOver(before, batch), forget, stop)
}
