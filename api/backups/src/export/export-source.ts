import { Language } from '@classeur/contracts'
import type { PersonExport } from '@classeur/database'
import type { CollectedSource } from '../collect/collect-source.ts'
import { exportFiles } from './export-files.ts'
import { exportReadmeTexts } from './export-readme-texts.ts'

/** A backup with everything else that is stored about its owner: the archive of "Export all my data". */
export async function exportSource(source: CollectedSource, person: PersonExport): Promise<CollectedSource> {
  let language: Language = 'en'
  for await (const profile of person.profile(source.ownerId))
    language = Language.safeParse(profile.language).data ?? 'en'
  return {
    ...source,
    readme: exportReadmeTexts[language],
    extraFiles: () => exportFiles(person, source.ownerId),
  }
}
