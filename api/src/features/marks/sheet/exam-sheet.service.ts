import { skillIdsOf } from '@classeur/domain/exams'
import { can, membersOnly, type Actor } from '@classeur/domain/access'
import { currentAssignments, examDayOf, sharesForOlderVersions, takesPart } from '@classeur/domain/marks'
import type { Exam, ExamSheet, Marker, SheetStudent } from '@classeur/contracts'
import type {
  ClassDocument,
  ExamDocument,
  MarkCells,
  RosterDocument,
  RosterRepository,
  SettledRows,
  SkillLibraryRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { AuthorNames } from '../author-names.ts'
import { createEarlierShares, type EarlierSharesDependencies } from './earlier-shares.ts'
import { packSheet } from './read-marks.ts'

/** The members of a class who may enter marks. */
export const markersOf = ({ members }: Pick<ClassDocument, 'members'>): ClassDocument['members'] =>
  members.filter(({ userId }) => can({ userId, operator: false }, 'mark:write', membersOnly(members)))

/** The fields of students that a mark sheet needs, without the teachers' notes. */
const studentsOf = ({ students }: RosterDocument, examDay: string): SheetStudent[] =>
  students
    .filter(({ deletedAt }) => deletedAt === null)
    .sort((a, b) => a.number - b.number)
    .map(({ note: _note, hasNeeds: _hasNeeds, deletedBy: _deletedBy, ...student }) => ({
      ...student,
      deletedAt: null,
      takesPart: takesPart(student, examDay),
    }))

/** Turns an exam into its view for screens. @param read the roster and marks, which the caller reads */
export type ViewExam = (
  actor: Actor,
  schoolClass: ClassDocument,
  exam: ExamDocument,
  read: Promise<{ roster: RosterDocument; rows: readonly MarkCells[] }>,
) => Promise<Exam>

export interface ExamSheetDependencies {
  access: Pick<ClassAccess, 'resourceOf'>
  openExam: OpenExam
  settledRows: EarlierSharesDependencies['settledRows'] & Pick<SettledRows, 'listByExam'>
  rosters: Pick<RosterRepository, 'get'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
  marking: EarlierSharesDependencies['marking']
  viewExam: ViewExam
  authorNames: AuthorNames
}

/** Reads everything that a mark sheet needs to open. */
export function createExamSheetService(dependencies: ExamSheetDependencies) {
  const { access, openExam, settledRows, rosters, skillLibraries, viewExam, authorNames } = dependencies
  const earlierSharesOf = createEarlierShares(dependencies)

  async function skillNamesOf({ structure }: ExamDocument, schoolId: string | null) {
    const skillNames = await skillLibraries.namesOf(schoolId, skillIdsOf(structure))
    return Object.keys(skillNames).length > 0 ? { skillNames } : {}
  }

  return {
    /**
     * Reads exam and class, then everything else. The marks aren't read together with the exam: its version would then be
     * stored with marks of before that version.
     */
    async read(actor: Actor, examId: string): Promise<ExamSheet> {
      const { exam, schoolClass } = await openExam(actor, 'mark:read', examId)
      const markers = markersOf(schoolClass)
      const marks = settledRows
        .listByExam(exam)
        .then(async (rows) => ({ rows, packed: await packSheet(exam, rows, authorNames) }))
      const roster = rosters.get(exam.classId)
      const rosterAndRows = Promise.all([roster, marks]).then(([list, { rows }]) => ({ roster: list, rows }))
      const [shown, list, { packed }, resource, markerNames, earlierExactShares, skillNames] =
        await Promise.all([
          viewExam(actor, schoolClass, exam, rosterAndRows),
          roster,
          marks,
          access.resourceOf(actor, schoolClass),
          authorNames.ofAll(markers.map(({ userId }) => userId)),
          earlierSharesOf(exam, roster),
          skillNamesOf(exam, schoolClass.schoolId),
        ])
      return {
        exam: shown,
        students: studentsOf(list, examDayOf(exam)),
        groups: list.groups.map(({ id, name, usedAt }) => ({
          ...{ id, name, usedAt: usedAt?.toISOString() ?? null },
        })),
        markers: markers.map(({ userId: id, role }): Marker => ({
          id,
          role,
          name: markerNames.get(id) ?? '',
        })),
        assignments: currentAssignments(
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
        earlierShares: sharesForOlderVersions(earlierExactShares),
        earlierExactShares,
        ...skillNames,
      }
    },
  }
}

export type ExamSheetService = ReturnType<typeof createExamSheetService>
