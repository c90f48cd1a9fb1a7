import { leavesOfExercises } from '@classeur/domain/exams'
import type { ArchivedCollection } from '@classeur/archive'
import type { ArchivedClass } from './class-schemas.ts'
import type { ClassLines, SeenIds } from './class-collections.ts'
import { fileOf, type Line } from './read-documents.ts'
import { RefusedDocumentError, type DocumentProblem } from './readable-archive.ts'

/**
 * Checks that the documents of a class fit together: ids are unique, and everything refers to the class itself. Adds the
 * ids to those that the archive has used.
 * @throws RefusedDocumentError
 */
export function checkReferences(
  ownerId: string,
  { document: schoolClass, line }: Line<ArchivedClass>,
  lines: ClassLines,
  seen: SeenIds,
): void {
  const refuse = (collection: ArchivedCollection, at: number, problem: DocumentProblem): never => {
    throw new RefusedDocumentError(fileOf(collection), problem, at)
  }
  const unique = (collection: ArchivedCollection, at: number, id: string, ids: Set<string>) => {
    if (ids.has(id)) refuse(collection, at, 'duplicate-id')
    ids.add(id)
  }

  if (schoolClass.ownerId !== ownerId) refuse('classes', line, 'other-owner')
  const owner = schoolClass.members.find(({ role }) => role === 'owner')
  if (owner?.userId !== ownerId) refuse('classes', line, 'other-owner')
  unique('classes', line, schoolClass._id, seen.classes)

  const [roster, second] = lines.rosters
  if (second) refuse('rosters', second.line, 'duplicate-id')
  const students = new Set<string>()
  const groups = new Set<string>()
  if (roster) {
    for (const { id } of roster.document.groups) unique('rosters', roster.line, id, groups)
    for (const { id, groupIds } of roster.document.students) {
      unique('rosters', roster.line, id, seen.students)
      students.add(id)
      if (!groupIds.every((groupId) => groups.has(groupId))) refuse('rosters', roster.line, 'dangling')
    }
  }

  const exams = new Map<string, { leaves: Set<string>; rescales: number }>()
  for (const { document: exam, line: at } of lines.exams) {
    unique('exams', at, exam._id, seen.exams)
    const { totalLeaf, exercises } = exam.structure
    const leaves = new Set([totalLeaf, ...leavesOfExercises(exercises)].map(({ id }) => id))
    exams.set(exam._id, { leaves, rescales: exam.rescaleIds.length })
  }
  const examOf = (collection: ArchivedCollection, at: number, examId: string) =>
    exams.get(examId) ?? refuse(collection, at, 'dangling')

  const changes = new Set<string>()
  for (const { document: change, line: at } of lines.structure_changes) {
    unique('structure_changes', at, change._id, seen.others)
    examOf('structure_changes', at, change.examId)
    changes.add(change._id)
  }
  for (const { document: exam, line: at } of lines.exams) {
    const referred = [...exam.rescaleIds, ...(exam.lastChangeId === null ? [] : [exam.lastChangeId])]
    if (!referred.every((id) => changes.has(id))) refuse('exams', at, 'dangling')
  }

  const rows = new Set<string>()
  for (const { document: row, line: at } of lines.mark_rows) {
    unique('mark_rows', at, row._id, rows)
    const exam = examOf('mark_rows', at, row.examId)
    // Rows are made for the whole class, so an undone import leaves empty ones behind.
    const isEmpty = Object.keys(row.marks).length === 0
    if ((!isEmpty && !students.has(row.studentId)) || row.epoch > exam.rescales)
      refuse('mark_rows', at, 'dangling')
  }
  const logged = new Set<string>()
  for (const { document: change, line: at } of lines.mark_changes) {
    unique('mark_changes', at, change._id, logged)
    examOf('mark_changes', at, change.examId)
    if (!students.has(change.studentId)) refuse('mark_changes', at, 'dangling')
  }
  for (const { document: comment, line: at } of lines.overall_comments) {
    unique('overall_comments', at, comment._id, seen.others)
    if (!students.has(comment.studentId)) refuse('overall_comments', at, 'dangling')
  }
  const terms = new Set<string>()
  for (const { document: choice, line: at } of lines.term_choices) {
    unique('term_choices', at, choice._id, seen.others)
    unique('term_choices', at, choice.termId, terms)
  }
  for (const { document: activity, line: at } of lines.class_activities)
    unique('class_activities', at, activity._id, seen.others)

  const resources = new Set<string>()
  for (const { document: resource, line: at } of lines.resources) {
    unique('resources', at, resource._id, seen.others)
    examOf('resources', at, resource.examId)
    resources.add(resource._id)
  }
  const versions = new Set<string>()
  for (const { document: version, line: at } of lines.resource_versions) {
    unique('resource_versions', at, version._id, versions)
    if (!resources.has(version.resourceId)) refuse('resource_versions', at, 'dangling')
  }
}
