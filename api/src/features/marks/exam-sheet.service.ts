import { activeLeaves } from '@classeur/domain/exams'
import { can, membersOnly, type Actor } from '@classeur/domain/access'
import { examDayOf, takesPart } from '@classeur/domain/marks'
import type { ExamSheet, ExamStructure, Marker, QuestionAssignments, SheetStudent } from '@classeur/contracts'
import type { ClassDocument, ExamDocument, RosterDocument } from '@classeur/database'
import { rosterView, utcDayOf } from '@classeur/domain/roster'
import type { ExamContext } from '../exams/exam-context.ts'
import { createAuthorNames } from './author-names.ts'
import { createEarlierShares } from './earlier-shares.ts'
import { packSheet } from './marks.service.ts'

/** The members of a class who may enter marks. */
export const markersOf = ({ members }: Pick<ClassDocument, 'members'>): ClassDocument['members'] =>
  members.filter(({ userId }) => can({ userId, operator: false }, 'mark:write', membersOnly(members)))

/** The fields of students that a mark sheet needs, without the teachers' notes. */
function studentsOf(roster: RosterDocument, limit: number, examDay: string): SheetStudent[] {
  const { students } = rosterView(roster, { limit, today: utcDayOf(new Date()), withNotes: false })
  return students
    .sort((a, b) => a.number - b.number)
    .map(({ note: _note, hasNeeds: _hasNeeds, ...student }) => ({
      ...student,
      takesPart: takesPart(student, examDay),
    }))
}

/** Reads everything that a mark sheet needs to open. */
export function createExamSheetService(context: ExamContext) {
  const { core, settledRows, views, open } = context
  const names = createAuthorNames(core)
  const earlierSharesOf = createEarlierShares(context)

  /** Doesn't read the skill library for an exam without skills. */
  async function skillNamesOf({ structure }: ExamDocument, schoolId: string | null) {
    const asked = new Set(
      activeLeaves(structure).flatMap(({ skills }) => skills.map(({ skillId }) => skillId)),
    )
    if (asked.size === 0 || !schoolId) return {}
    const { skills } = await context.skills.get(schoolId)
    const named = skills.filter(({ id }) => asked.has(id)).map(({ id, name }): [string, string] => [id, name])
    return named.length > 0 ? { skillNames: Object.fromEntries(named) } : {}
  }

  return {
    /** Reads independent data in parallel. */
    async read(actor: Actor, examId: string): Promise<ExamSheet> {
      const { exam, found } = await open(actor, 'mark:read', examId)
      const markers = markersOf(found)
      const marks = settledRows
        .listByExam(exam)
        .then(async (rows) => ({ rows, packed: await packSheet(exam, rows, names) }))
      const roster = core.rosters.get(exam.classId)
      const known = Promise.all([roster, marks]).then(([list, { rows }]) => ({ roster: list, rows }))
      const [shown, list, { packed }, { limits }, resource, markerNames, earlierShares, skillNames] =
        await Promise.all([
          known.then((both) => views.one(actor, found, exam, both)),
          roster,
          marks,
          core.findEffectivePlan(found.ownerId),
          core.access.resourceOf(actor, found),
          names.ofAll(markers.map(({ userId }) => userId)),
          earlierSharesOf(exam, roster),
          skillNamesOf(exam, found.schoolId),
        ])
      return {
        exam: shown,
        students: studentsOf(list, limits.studentsPerClass, examDayOf(exam)),
        groups: list.groups.map(({ id, name, usedAt }) => ({
          ...{ id, name, usedAt: usedAt?.toISOString() ?? null },
        })),
        markers: markers.map(({ userId: id, role }): Marker => ({
          id,
          role,
          name: markerNames.get(id) ?? '',
        })),
        assignments: assignmentsOf(
          exam.assignments ?? {},
          exam.structure,
          new Set(markers.map(({ userId }) => userId)),
        ),
        may: {
          write: can(actor, 'mark:write', resource),
          change: can(actor, 'exam:change', resource),
          release: can(actor, 'exam:release', resource),
          reopen: can(actor, 'exam:reopen', resource),
        },
        marks: packed,
        earlierShares,
        ...skillNames,
      }
    },
  }
}

/** Removes retired questions, and people who may no longer mark. */
const assignmentsOf = (
  stored: QuestionAssignments,
  structure: ExamStructure,
  markerIds: ReadonlySet<string>,
): QuestionAssignments =>
  Object.fromEntries(
    activeLeaves(structure).flatMap(({ id }) => {
      const left = (stored[id] ?? []).filter((userId) => markerIds.has(userId))
      return left.length > 0 ? [[id, left]] : []
    }),
  )

export type ExamSheetService = ReturnType<typeof createExamSheetService>
