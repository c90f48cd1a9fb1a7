import { Language, type ArchiveCounts, type Digits } from '@classeur/contracts'
import type { ArchivedCollection, ArchivedDocument, ArchivedMedia, ArchiveSource } from '@classeur/archive'
import type {
  ClassDocument,
  ExamDocument,
  MarkRowDocument,
  OwnedDocuments,
  SchoolRepository,
} from '@classeur/database'
import { classWorkbook, type ClassWorkbookContent } from '@classeur/documents'
import type { ObjectStorage } from '@classeur/storage'
import { createMarkVersions, type MarkVersions } from './mark-versions.ts'
import { readmeTexts } from './readme-texts.ts'
import { SourceChangedError } from './source-changed-error.ts'

export interface CollectDependencies {
  owned: OwnedDocuments
  schools: Pick<SchoolRepository, 'findByMember'>
  storage: Pick<ObjectStorage, 'get'>
  readWorkbook: (
    schoolClass: ClassDocument,
    texts: { language: Language; digits: Digits },
    now: Date,
  ) => Promise<ClassWorkbookContent>
}

export interface CollectedPerson {
  ownerId: string
  withMedia: boolean
  createdAt: Date
}

/** What is remembered of an exam until its marks and their log have been read. */
interface ReadExam {
  id: string
  classId: string
  version: number
  rescales: number
  versions: MarkVersions
}

/** The source of an archive, and what was counted while it was read. */
export interface CollectedSource extends ArchiveSource {
  /** Complete once everything has been read. */
  counts: () => ArchiveCounts
  /** The files and bytes after the documents; null while the documents are being read. */
  rest: () => { files: number; bytes: number } | null
}

const hasContent = ({ valueHundredths, status }: { valueHundredths: number | null; status: string | null }) =>
  valueHundredths !== null || status !== null

/**
 * Everything that one person owns, read from the database while people go on working.
 *
 * The point in time: each exam is as it was at the moment when its papers were read. Its structure, the roster, the
 * marks, and the log of changes up to these marks belong together; each paper is one document, so a paper is never
 * half written. Two exams may be read some seconds apart. A change of a roster or a structure in between is noticed,
 * and everything is read again: @throws SourceChangedError
 *
 * Changes that a row of marks has not yet moved to the log are archived in the log (`mark_changes`), so rows have no
 * `log` of their own in an archive.
 */
export async function collectSource(
  { owned, schools, storage, readWorkbook }: CollectDependencies,
  { ownerId, withMedia, createdAt }: CollectedPerson,
): Promise<CollectedSource> {
  const classIds = await owned.classIds(ownerId)
  const [profile, school] = await Promise.all([
    first(owned.profileOf(ownerId)),
    schools.findByMember(ownerId),
  ])
  const schoolId = school?.members.some(({ userId, role }) => userId === ownerId && role === 'admin')
    ? String(school._id)
    : null
  const language = Language.safeParse(profile?.language).data ?? 'en'
  const digits: Digits = profile?.digits === 'arabic' ? 'arabic' : 'latin'
  const counts: ArchiveCounts = {
    ...{ classes: 0, students: 0, exams: 0, marks: 0 },
    ...{ lessonPlans: 0, resources: 0, pictures: 0 },
  }
  const rosterVersions = new Map<string, number | null>()
  const readExams: ReadExam[] = []
  const files = { count: 0, bytes: 0 }
  let documentsRead = false

  async function* classDocuments() {
    for (const id of classIds) {
      const schoolClass = await owned.classById(id)
      if (!schoolClass) continue
      counts.classes += 1
      yield schoolClass
    }
  }

  async function* rosterDocuments() {
    for (const id of classIds) {
      const roster = await owned.rosterOf(id)
      rosterVersions.set(id, roster?.version ?? null)
      if (!roster) continue
      counts.students += roster.students.filter(({ deletedAt }) => deletedAt === null).length
      yield roster
    }
  }

  async function* examDocuments(): AsyncGenerator<ExamDocument> {
    for (const classId of classIds) {
      for await (const exam of owned.examsOf(classId)) {
        counts.exams += 1
        readExams.push({
          ...{ id: String(exam._id), classId, version: exam.version },
          ...{ rescales: exam.rescaleIds.length, versions: createMarkVersions() },
        })
        yield exam
      }
    }
  }

  async function* markRows(): AsyncGenerator<Omit<MarkRowDocument, 'log'>> {
    for (const { id, classId, version, rescales, versions } of readExams) {
      for await (const { log: _log, ...row } of owned.markRowsOf(id)) {
        versions.remember(row)
        counts.marks += Object.values(row.marks).filter(hasContent).length
        yield row
      }
      const [now, rosterVersion] = await Promise.all([owned.examVersion(id), owned.rosterVersion(classId)])
      const isSame = now?.version === version && now.rescaleIds.length === rescales
      if (!isSame || rosterVersion !== rosterVersions.get(classId)) {
        throw new SourceChangedError('an exam or a roster changed while it was read')
      }
    }
  }

  async function* markChanges() {
    for (const exam of readExams) {
      for await (const change of owned.markChangesOf(exam.id)) {
        if (exam.versions.includes(change)) yield change
      }
    }
  }

  async function* ofClasses<Document>(read: (classId: string) => AsyncIterable<Document>) {
    for (const classId of classIds) yield* read(classId)
  }

  async function* counted<Document>(name: keyof ArchiveCounts, documents: AsyncIterable<Document>) {
    for await (const document of documents) {
      counts[name] += 1
      yield document
    }
  }

  async function* lessonPlanVersions() {
    for (const id of await owned.lessonPlanIds(ownerId)) yield* owned.lessonPlanVersionsOf(id)
  }

  async function* resourceVersions(classId: string) {
    for (const id of await owned.resourceIds(classId)) yield* owned.resourceVersionsOf(id)
  }

  async function* pictures() {
    for await (const picture of owned.imagesOf(ownerId)) {
      counts.pictures += 1
      files.count += 2
      files.bytes += picture.file.sizeBytes + picture.thumbnail.sizeBytes
      yield picture
    }
  }

  const readers: Record<ArchivedCollection, () => AsyncIterable<object>> = {
    classes: classDocuments,
    rosters: rosterDocuments,
    exams: examDocuments,
    term_choices: () => ofClasses(owned.termChoicesOf),
    structure_changes: () => ofClasses(owned.structureChangesOf),
    mark_rows: markRows,
    mark_changes: markChanges,
    overall_comments: () => ofClasses(owned.overallCommentsOf),
    comment_bank: () => owned.commentsBankedBy(ownerId),
    phrases: () => owned.phrasesOf(ownerId),
    class_activities: () => ofClasses(owned.activitiesOf),
    lesson_plans: () => counted('lessonPlans', owned.lessonPlansOf(ownerId)),
    lesson_plan_versions: lessonPlanVersions,
    resources: () => counted('resources', ofClasses(owned.resourcesOf)),
    resource_versions: () => ofClasses(resourceVersions),
    images: pictures,
    profile: () => owned.profileOf(ownerId),
    skill_libraries: () => (schoolId === null ? nothing() : owned.skillLibraryOf(schoolId)),
    error_type_libraries: () => (schoolId === null ? nothing() : owned.errorTypeLibraryOf(schoolId)),
  }

  return {
    ...{ createdAt, ownerId, withMedia, readme: readmeTexts[language] },
    documents: (collection) => readers[collection]() as AsyncIterable<ArchivedDocument>,

    async *workbooks() {
      documentsRead = true
      for (const id of classIds) {
        const schoolClass = await owned.classById(id)
        if (!schoolClass) continue
        const content = await readWorkbook(schoolClass, { language, digits }, createdAt)
        yield { name: `${schoolClass.name}.xlsx`, bytes: await classWorkbook(content) }
      }
    },

    async *media(): AsyncGenerator<ArchivedMedia> {
      documentsRead = true
      if (!withMedia) return
      for await (const { file, thumbnail } of owned.imagesOf(ownerId)) {
        for (const { key } of [file, thumbnail]) {
          const object = await storage.get(key)
          // A picture whose deletion can't be undone may lose its files meanwhile.
          if (!object) continue
          try {
            yield { key, sizeBytes: object.sizeBytes, open: async () => object.body }
          } finally {
            // A writer that fails before it reads the file leaves it open.
            object.body.destroy()
          }
        }
      }
    },

    counts: () => counts,
    rest: () =>
      documentsRead
        ? { files: classIds.length + (withMedia ? files.count : 0), bytes: withMedia ? files.bytes : 0 }
        : null,
  }
}

async function* nothing(): AsyncGenerator<object> {}

async function first<Document>(documents: AsyncIterable<Document>): Promise<Document | null> {
  for await (const document of documents) return document
  return null
}
