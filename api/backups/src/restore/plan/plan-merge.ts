import type { FieldPatch } from '@classeur/database'
import { externalIdKey } from '@classeur/domain/roster'
import type { ArchivedRoster, ArchivedStudent } from '../archive/class-schemas.ts'
import { isMissing, rowsByExam } from '../compare/compare-class.ts'
import { compareMarks } from '../compare/compare-marks.ts'
import { withPeople } from './people-in.ts'
import {
  cellPatches,
  decisionKey,
  planCells,
  planMissing,
  planNewExam,
  planNewResources,
  planPatch,
  type Decisions,
  type PresentClass,
} from './present-class.ts'

/**
 * Plans what a class lacks, and the marks that the person chose from the archive. Returns the number of marks that
 * somebody typed after the preview, and that stay because nobody has decided about them.
 */
export async function planMerge(present: PresentClass, decisions: Decisions): Promise<number> {
  const { archived, here, archivedAt, plan } = present
  await planPatch(plan, 'rosters', here.roster._id, missingStudents(present))

  let keptMarks = 0
  const examsHere = new Map(here.exams.map((exam) => [exam._id, exam]))
  const rows = { archived: rowsByExam(archived.mark_rows), here: rowsByExam(here.rows) }
  for (const exam of archived.exams) {
    const current = examsHere.get(exam._id)
    if (!current) {
      await planNewExam(present, exam)
      continue
    }
    if (isMissing(exam, current))
      await planPatch(plan, 'exams', exam._id, [
        { field: 'deletedAt', before: current.deletedAt, after: null },
      ])
    const cells = compareMarks(
      {
        exam,
        rows: rows.archived.get(exam._id) ?? [],
        structureChanges: archived.structure_changes,
      },
      { exam: current, rows: rows.here.get(exam._id) ?? [], structureChanges: here.structureChanges },
      archivedAt,
    )
    const patches = cellPatches(cells, (cell) => {
      if (cell.comparison !== 'conflict') return cell.comparison === 'new'
      const decided = decisions.get(decisionKey(exam._id, cell.studentId, cell.leafId))
      const isAsSeen = decided !== undefined && decided.version === cell.hereMark?.version
      if (!isAsSeen) keptMarks += 1
      return isAsSeen && decided.decision === 'archived'
    })
    await planCells(plan, current, patches)
  }
  await planNewResources(present)
  await planMissing(present, 'overall_comments', archived.overall_comments, here.overallComments)
  await planMissing(present, 'term_choices', newTerms(present), here.termChoices)
  return keptMarks
}

/** The choices for terms that have no choice here. */
function newTerms({ archived, here }: PresentClass) {
  const chosen = new Set(here.termChoices.map(({ termId }) => termId))
  return archived.term_choices.filter(({ termId }) => !chosen.has(termId))
}

/**
 * Students and groups that the class lacks. A student in the trash comes back with the current data, because the archive may
 * be older. A list number that is taken here becomes the next free one; an external id that is taken becomes empty.
 */
function missingStudents({ archived, here, people }: PresentClass): FieldPatch[] {
  const roster = archived.rosters[0] && withPeople(archived.rosters[0], people)
  if (!roster) return []
  const students = new Map(here.roster.students.map((student) => [student.id, student]))
  const missing = roster.students.filter((student) => isMissing(student, students.get(student.id)))
  const fromTrash = missing.flatMap(({ id }) => students.get(id) ?? [])
  const fromArchive = missing.filter(({ id }) => !students.has(id))

  const groupIds = new Set(here.roster.groups.map(({ id }) => id))
  const used = new Set(fromArchive.flatMap((student) => student.groupIds))
  const groups = roster.groups.filter(({ id }) => used.has(id) && !groupIds.has(id))
  for (const { id } of groups) groupIds.add(id)
  const added = [
    ...fromTrash.map((student) => ({ ...student, deletedAt: null })),
    ...withFreeNumbers(fromArchive, here.roster),
  ].map((student) => ({ ...student, groupIds: student.groupIds.filter((id) => groupIds.has(id)) }))
  return [
    ...groups.map((group): FieldPatch => ({ field: `groups.${group.id}`, after: group })),
    ...withFreeExternalIds(added, here.roster).map((after): FieldPatch => {
      const before = students.get(after.id)
      return { field: `students.${after.id}`, ...(before && { before }), after }
    }),
  ]
}

function withFreeNumbers(added: readonly ArchivedStudent[], here: ArchivedRoster): ArchivedStudent[] {
  const numbers = new Set(here.students.map(({ number }) => number))
  let { lastNumber } = here
  return added.map((student) => {
    const isTaken = numbers.has(student.number)
    if (isTaken) lastNumber += 1
    const number = isTaken ? lastNumber : student.number
    numbers.add(number)
    return { ...student, number }
  })
}

/** Students in the trash neither hold an external id nor lose theirs; it is checked when they come back. */
function withFreeExternalIds(added: readonly ArchivedStudent[], here: ArchivedRoster): ArchivedStudent[] {
  const present = here.students.filter(({ deletedAt }) => deletedAt === null)
  const taken = new Set(present.map(({ externalId }) => externalIdKey(externalId)))
  return added.map((student) => {
    if (student.deletedAt !== null) return student
    const key = externalIdKey(student.externalId)
    if (taken.has(key)) return { ...student, externalId: '' }
    taken.add(key)
    return student
  })
}
