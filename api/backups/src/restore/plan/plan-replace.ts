import { classTextOf, type CellPatch, type FieldPatch, type PlainDocument } from '@classeur/database'
import type { ArchivedClass, ArchivedExam, ArchivedStudent } from '../archive/class-schemas.ts'
import type { ArchivedResource } from '../archive/own-schemas.ts'
import { isEqual } from '../archive/plain-value.ts'
import { examFields, rowsByExam } from '../compare/compare-class.ts'
import { compareMarks } from '../compare/compare-marks.ts'
import {
  cellPatches,
  patchesBetween,
  planCells,
  planMissing,
  planNewExam,
  planNewResources,
  planPatch,
  type PresentClass,
} from './present-class.ts'
import { withPeople } from './people-in.ts'
import { trashPatches, type RestoreDeletion } from './trash-patches.ts'

/** The settings of a class. Owner, members, state and plan slot stay as they are. */
const classFields = [
  'name',
  'level',
  'subjects',
  'schoolYear',
  'colour',
  'scale',
  'usesExternalIds',
  'searchText',
] as const satisfies (keyof ArchivedClass)[]

const resourceFields = [
  'title',
  'intro',
  'items',
  'notes',
  'audience',
] as const satisfies (keyof ArchivedResource)[]

/** Plans a class as it was in the archive. What came later goes to the trash; students stay as deleted students. */
export async function planReplace(present: PresentClass, now: Date): Promise<void> {
  const { archived, here, people, plan } = present
  const { _id: classId } = here.schoolClass
  const deletion: RestoreDeletion = { by: people.ownerId, now }
  await planPatch(
    plan,
    'classes',
    classId,
    patchesBetween(
      here.schoolClass,
      { ...archived.schoolClass, searchText: classTextOf(archived.schoolClass) },
      classFields,
    ),
  )
  await planPatch(plan, 'rosters', classId, rosterPatches(present, deletion))
  await planExams(present, deletion)
  await planNewResources(present)
  await planChangedResources(present, deletion)
  await planMissing(present, 'overall_comments', archived.overall_comments, here.overallComments)
  await planTexts(present)
  await planTerms(present)
}

async function planExams(present: PresentClass, deletion: RestoreDeletion): Promise<void> {
  const { archived, here, plan, archivedAt } = present
  const examsHere = new Map(here.exams.map((exam) => [exam._id, exam]))
  const rows = { archived: rowsByExam(archived.mark_rows), here: rowsByExam(here.rows) }
  const archivedIds = new Set(archived.exams.map(({ _id }) => _id))
  for (const exam of archived.exams) {
    const current = examsHere.get(exam._id)
    if (!current) {
      await planNewExam(present, exam)
      continue
    }
    await planPatch(plan, 'exams', exam._id, [
      ...patchesBetween<ArchivedExam>(current, exam, [...examFields, 'searchText']),
      ...trashPatches(current, exam.deletedAt !== null, deletion),
    ])
    const cells = compareMarks(
      { exam, rows: rows.archived.get(exam._id) ?? [], structureChanges: archived.structure_changes },
      { exam: current, rows: rows.here.get(exam._id) ?? [], structureChanges: here.structureChanges },
      archivedAt,
      { raw: !isEqual(exam.structure, current.structure) },
    )
    const written: Map<string, CellPatch[]> = cellPatches(cells, ({ comparison }) => comparison !== 'same')
    await planCells(plan, current, written)
  }
  for (const exam of here.exams) {
    if (!archivedIds.has(exam._id))
      await planPatch(plan, 'exams', exam._id, trashPatches(exam, true, deletion))
  }
}

/** A student as in the archive. Who is deleted on both sides stays as here. */
function replacedStudent(
  archived: ArchivedStudent,
  here: ArchivedStudent | undefined,
  { by, now }: RestoreDeletion,
): ArchivedStudent {
  const { deletedBy: _deletedBy, ...student } = archived
  if (!here) return archived
  const deletedBy = here.deletedBy === undefined ? {} : { deletedBy: here.deletedBy }
  if (archived.deletedAt === null) return { ...student, ...deletedBy }
  if (here.deletedAt !== null) return { ...student, ...deletedBy, deletedAt: here.deletedAt }
  return { ...student, deletedAt: now, deletedBy: by }
}

function rosterPatches({ archived, here, people }: PresentClass, deletion: RestoreDeletion): FieldPatch[] {
  const roster = archived.rosters[0] && withPeople(archived.rosters[0], people)
  const byId = <One extends { id: string }>(list: readonly One[] = []) =>
    new Map(list.map((one) => [one.id, one]))
  const [students, groups] = [byId(roster?.students), byId(roster?.groups)]
  const patches: FieldPatch[] = []
  const groupsHere = byId(here.roster.groups)
  for (const [id, group] of groups) {
    const current = groupsHere.get(id)
    if (!isEqual(current, group))
      patches.push({ field: `groups.${id}`, ...(current && { before: current }), after: group })
  }
  const studentsHere = byId(here.roster.students)
  for (const [id, before] of students) {
    const current = studentsHere.get(id)
    const student = replacedStudent(before, current, deletion)
    if (!isEqual(current, student))
      patches.push({ field: `students.${id}`, ...(current && { before: current }), after: student })
  }
  for (const [id, student] of studentsHere) {
    if (students.has(id) || student.deletedAt !== null) continue
    const after = { ...student, deletedAt: deletion.now, deletedBy: deletion.by }
    patches.push({ field: `students.${id}`, before: student, after })
  }
  return patches
}

async function planChangedResources(
  { archived, here, plan }: PresentClass,
  deletion: RestoreDeletion,
): Promise<void> {
  const archivedById = new Map(archived.resources.map((resource) => [resource._id, resource]))
  for (const resource of here.resources) {
    const before = archivedById.get(resource._id)
    if (!before) await planPatch(plan, 'resources', resource._id, trashPatches(resource, true, deletion))
    else if (before.writtenAt !== null)
      await planPatch(plan, 'resources', resource._id, [
        ...patchesBetween<ArchivedResource>(resource, before, resourceFields),
        ...trashPatches(resource, before.deletedAt !== null, deletion),
      ])
  }
}

/** Overall comments as they were; later ones become empty. */
async function planTexts({ archived, here, plan }: PresentClass): Promise<void> {
  const texts = new Map(archived.overall_comments.map(({ _id, text }) => [_id, text]))
  for (const { _id, text } of here.overallComments) {
    const after = texts.get(_id) ?? ''
    if (text !== after)
      await planPatch(plan, 'overall_comments', _id, [{ field: 'text', before: text, after }])
  }
}

async function planTerms({ archived, here, people, plan }: PresentClass): Promise<void> {
  const chosen = new Map<unknown, PlainDocument>(here.termChoices.map((choice) => [choice['termId'], choice]))
  for (const choice of archived.term_choices) {
    const current = chosen.get(choice.termId)
    if (!current) await planMissing({ people, plan }, 'term_choices', [choice], [])
    else {
      const { aggregation } = choice
      await planPatch(
        plan,
        'term_choices',
        current._id,
        patchesBetween({ aggregation: current['aggregation'] }, { aggregation }, ['aggregation']),
      )
    }
  }
}
