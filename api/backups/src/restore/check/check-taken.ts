import type { ArchivedCollection } from '@classeur/archive'
import type { RestoredCollection, RestoredDocuments } from '@classeur/database'
import type { ArchivedClassData } from '../archive/class-collections.ts'
import { fileOf } from '../archive/read-documents.ts'
import { RefusedDocumentError } from '../archive/readable-archive.ts'

const checked = [
  'exams',
  'structure_changes',
  'term_choices',
  'class_activities',
  'resources',
] as const satisfies (RestoredCollection & ArchivedCollection)[]

/**
 * Refuses a class whose documents have ids that belong to another class here. Only an altered archive contains them, and
 * restoring it with its own ids would reach into that class.
 * @throws RefusedDocumentError
 */
export async function refuseTakenIds(
  documents: Pick<RestoredDocuments, 'list' | 'listStudentsElsewhere'>,
  archived: ArchivedClassData,
): Promise<void> {
  const { _id: classId } = archived.schoolClass
  for (const collection of checked) {
    const lines = archived[collection] as readonly { _id: string }[]
    const here = await documents.list(
      collection,
      lines.map(({ _id }) => _id),
    )
    const foreign = here.find((document) => document['classId'] !== classId)
    if (foreign) {
      const line = lines.findIndex(({ _id }) => _id === foreign._id) + 1
      throw new RefusedDocumentError(fileOf(collection), 'taken', line, foreign._id)
    }
  }
  const students = archived.rosters.flatMap((roster) => roster.students.map(({ id }) => id))
  const [taken] = await documents.listStudentsElsewhere(classId, students)
  if (taken !== undefined) throw new RefusedDocumentError(fileOf('rosters'), 'taken', 1, taken)
}
