import type { NameRoster } from '@classeur/domain/lesson-plans'
import type { Connection } from 'mongoose'
import { closeSharesNaming } from './close-shares-naming.ts'
import { forgetNamingPictures } from './forget-naming-pictures.ts'
import type { NamesSource } from './names-source.ts'

/**
 * Call it before names that plans hide are deleted for good: afterwards, nothing would hide them. Shares of the plans that
 * contain them are closed, and copies of other people's plans lose the pictures of others that contain them. Idempotent.
 */
export async function forgetHiddenNames(
  connection: Connection,
  source: NamesSource,
  people: NameRoster['others'],
): Promise<void> {
  if (people.length === 0) return
  await closeSharesNaming(connection, source, people)
  await forgetNamingPictures(connection, source, people)
}
