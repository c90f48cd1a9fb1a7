import type { PlainDocument, RestoredDocuments } from '@classeur/database'
import type {
  ArchivedClass,
  ArchivedExam,
  ArchivedMarkRow,
  ArchivedRoster,
  ArchivedStructureChange,
} from '../archive/class-schemas.ts'
import type { ArchivedResource } from '../archive/own-schemas.ts'

/** A class as it is here now. Its documents have the form of archived ones. */
export interface ClassHere {
  schoolClass: ArchivedClass
  roster: ArchivedRoster
  exams: ArchivedExam[]
  rows: ArchivedMarkRow[]
  structureChanges: ArchivedStructureChange[]
  resources: ArchivedResource[]
  overallComments: PlainDocument[]
  termChoices: PlainDocument[]
}

/** Reads a class; null if there is none with this id. */
export function createReadClassHere(
  documents: Pick<RestoredDocuments, 'find' | 'listOfClass'>,
): (classId: string) => Promise<ClassHere | null> {
  const as = <Document>(stored: unknown) => stored as Document
  return async (classId) => {
    const schoolClass = await documents.find('classes', classId)
    if (!schoolClass) return null
    const roster = await documents.find('rosters', classId)
    const list = (name: Parameters<typeof documents.listOfClass>[0]) => documents.listOfClass(name, classId)
    return {
      schoolClass: as(schoolClass),
      roster: as(roster ?? { _id: classId, version: 0, lastNumber: 0, students: [], groups: [] }),
      exams: as(await list('exams')),
      rows: as(await list('mark_rows')),
      structureChanges: as(await list('structure_changes')),
      resources: as(await list('resources')),
      overallComments: await list('overall_comments'),
      termChoices: await list('term_choices'),
    }
  }
}
