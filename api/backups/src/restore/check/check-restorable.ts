import { readClasses } from '../archive/read-classes.ts'
import { readBankedComments, readImages, readLessonPlans, readPhrases } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'

/** One reader for each kind of data that a restore takes from an archive. */
const readers = [readClasses, readLessonPlans, readImages, readBankedComments, readPhrases]

/**
 * Checks every document of an archive as a restore does, without a comparison with what is here. One class, or a group of
 * lesson plans, is in memory at a time. The hashes of the files are checked by `archive.check`.
 * @throws RefusedDocumentError for the first document that a restore would refuse; the signal's reason when it aborts
 */
export async function checkRestorable(archive: ReadableArchive, signal: AbortSignal): Promise<void> {
  for (const read of readers) for await (const _checked of read(archive)) signal.throwIfAborted()
}
