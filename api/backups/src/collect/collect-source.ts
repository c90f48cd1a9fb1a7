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
import { emptyContent, sameContent } from '@classeur/domain/marks'
import type { ObjectStorage } from '@classeur/storage'
import { createCollectedIds } from './collected-ids.ts'
import { first, nothing, only } from './document-streams.ts'
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

/**
 * Everything that one person owns, read from the database while people go on working.
 *
 * The point in time: each exam is as it was at the moment when its papers were read. Its structure, the roster, the
 * marks, and the log of changes up to these marks belong together; each paper is one document, so a paper is never
 * half written. Two exams may be read some seconds apart. A change of a roster or a structure in between is noticed,
 * and everything is read again: @throws SourceChangedError
 *
 * A document that refers to something that wasn't read is left out, see {@link createCollectedIds}.
 *
 * Changes that a row of marks has not yet moved to the log are archived in the log (`mark_changes`), so rows have no
 * `log` of their own in an archive.
 */
export async function collectSource(
  { owned, schools, storage, readWorkbook }: CollectDependencies,
  { ownerId, withMedia, createdAt }: CollectedPerson,
): Promise<CollectedSource> {
  const collected = createCollectedIds()
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
    for (const id of await owned.classIds(ownerId)) {
      const schoolClass = await owned.classById(id)
      // It was deleted for good or handed over meanwhile.
      if (schoolClass?.ownerId !== ownerId) continue
      counts.classes += 1
      collected.addClass(id)
      yield schoolClass
    }
  }

  async function* rosterDocuments() {
    for (const id of collected.classIds) {
      const roster = await owned.rosterOf(id)
      rosterVersions.set(id, roster?.version ?? null)
      if (!roster) continue
      collected.addStudents(roster)
      counts.students += roster.students.filter(({ deletedAt }) => deletedAt === null).length
      yield roster
    }
  }

  async function* examDocuments(): AsyncGenerator<ExamDocument> {
    for (const classId of collected.classIds) {
      for await (const exam of owned.examsOf(classId)) {
        counts.exams += 1
        collected.addExam(String(exam._id))
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
        if (!collected.hasStudent(row)) continue
        versions.remember(row)
        counts.marks += Object.values(row.marks).filter((mark) => !sameContent(mark, emptyContent)).length
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
    for (const classId of collected.classIds) yield* read(classId)
  }

  async function* lessonPlans() {
    for await (const plan of owned.lessonPlansOf(ownerId)) {
      counts.lessonPlans += 1
      collected.addLessonPlan(plan)
      yield plan
    }
  }

  async function* lessonPlanVersions() {
    for (const [id, newest] of collected.lessonPlans)
      yield* only(({ number }) => number < newest, owned.lessonPlanVersionsOf(id))
  }

  async function* resources() {
    for await (const resource of only(collected.hasExam, ofClasses(owned.resourcesOf))) {
      counts.resources += 1
      collected.addResource(String(resource._id))
      yield resource
    }
  }

  async function* resourceVersions() {
    for (const id of collected.resourceIds) yield* owned.resourceVersionsOf(id)
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
    structure_changes: () => only(collected.hasExam, ofClasses(owned.structureChangesOf)),
    mark_rows: markRows,
    mark_changes: markChanges,
    overall_comments: () => only(collected.hasStudent, ofClasses(owned.overallCommentsOf)),
    comment_bank: () => owned.commentsBankedBy(ownerId),
    phrases: () => owned.phrasesOf(ownerId),
    class_activities: () => ofClasses(owned.activitiesOf),
    lesson_plans: lessonPlans,
    lesson_plan_versions: lessonPlanVersions,
    resources,
    resource_versions: resourceVersions,
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
      for (const id of collected.classIds) {
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
        ? {
            files: collected.classIds.length + (withMedia ? files.count : 0),
            bytes: withMedia ? files.bytes : 0,
          }
        : null,
  }
}
