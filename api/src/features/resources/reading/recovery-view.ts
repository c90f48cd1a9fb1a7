import type { Recovery, Resource } from '@classeur/contracts'
import type { ExamDocument, ResourceDocument } from '@classeur/database'
import { recoveryOf, skillMean, type ExamMarks, type RecoveryFigures } from '@classeur/domain/resources'
import { letteredGroups } from '../figures/missed-figures.ts'
import type { ResourceMarks } from './resource-marks.ts'

/** The skills that the items of a resource practise, in their order. */
export const itemSkills = ({ items }: Pick<ResourceDocument, 'items'>): Map<string, string> =>
  new Map(items.flatMap(({ skill }) => (skill?.id ? [[skill.id, skill.name]] : [])))

export interface RecoveryInput {
  resource: ResourceDocument
  /** The readers, in the order of the list. */
  students: readonly { id: string; name: string }[]
  marks: ResourceMarks
}

/** The groups of a resource: its own, or those of the exam before among its readers. */
function groupsFor({ resource: { audience, language }, students, marks }: RecoveryInput) {
  const { before, needGroups: groups } = marks
  if (audience.scope === 'student') return []
  if (audience.scope === 'group') return [audience]
  const ids = students.map(({ id }) => id)
  return letteredGroups(
    { structure: before.structure, ...(groups && { needGroups: groups }) },
    ids,
    before.rows,
    language,
  )
}

/** The figures of the re-test; null without one. */
export function recoveryFigures(
  input: RecoveryInput,
): { exam: ExamDocument; figures: RecoveryFigures } | null {
  const { resource, students, marks } = input
  const retest = marks.retestOf(resource)
  if (!retest) return null
  const figures = recoveryOf({
    skillIds: [...itemSkills(resource).keys()],
    studentIds: students.map(({ id }) => id),
    groups: groupsFor(input),
    ...{ before: marks.before, retest: retest.marks },
  })
  return { exam: retest.exam, figures }
}

/** The means before, of all readers. */
export const skillsBefore = (
  resource: ResourceDocument,
  students: readonly { id: string }[],
  before: ExamMarks,
): Resource['before'] =>
  [...itemSkills(resource)].map(([skillId, name]) => ({
    ...{ skillId, name, after: null },
    before: skillMean(
      before,
      skillId,
      students.map(({ id }) => id),
    ),
  }))

/** What a re-test says, with names; null without a re-test. */
export function recoveryView(input: RecoveryInput): Recovery | null {
  const read = recoveryFigures(input)
  if (!read) return null
  const { exam, figures } = read
  const { resource, students } = input
  const skillNames = itemSkills(resource)
  const named = <T extends { skillId: string }>(skills: readonly T[]) =>
    skills.map((skill) => ({ ...skill, name: skillNames.get(skill.skillId) ?? '' }))
  const names = new Map(students.map(({ id, name }) => [id, name]))
  const { recovered, of, stillMissing } = figures
  return {
    ...{ examId: String(exam._id), markId: String(exam._id), title: exam.title, recovered, of },
    skills: named(figures.skills),
    groups: figures.groups.map((group) => ({ ...group, skills: named(group.skills) })),
    students: figures.students.map((student) => ({ ...student, name: names.get(student.studentId) ?? '' })),
    stillMissing: stillMissing && {
      skillIds: stillMissing.skillIds,
      audience: audienceOf(resource, stillMissing.studentIds),
    },
  }
}

/** These students as the readers of the next sheet. */
function audienceOf({ audience }: ResourceDocument, studentIds: readonly string[]) {
  const [studentId = '', ...more] = studentIds
  if (more.length === 0) return { scope: 'student' as const, studentId }
  const letter = audience.scope === 'group' ? audience.letter : 'A'
  return { scope: 'group' as const, letter, studentIds: [...studentIds] }
}
