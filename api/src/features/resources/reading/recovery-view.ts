import type { Recovery, Resource } from '@classeur/contracts'
import type { ExamDocument, ResourceDocument } from '@classeur/database'
import { recoveryOf, topicMean, type ExamMarks, type RecoveryFigures } from '@classeur/domain/resources'
import { letteredGroups } from '../figures/missed-figures.ts'
import type { ResourceMarks } from './resource-marks.ts'
import { sheetTopics, type SheetTopic } from './sheet-topics.ts'

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

/** The figures of the re-test with the topics of the sheet; null without one. */
export function recoveryFigures(
  input: RecoveryInput,
): { exam: ExamDocument; topics: SheetTopic[]; figures: RecoveryFigures } | null {
  const { resource, students, marks } = input
  const retest = marks.retestOf(resource)
  if (!retest) return null
  const examId = String(retest.exam._id)
  const topics = sheetTopics(resource, marks.before, { examId, marks: retest.marks })
  const figures = recoveryOf({
    ...{ topics, before: marks.before.rows, after: retest.marks.rows },
    studentIds: students.map(({ id }) => id),
    groups: groupsFor(input),
  })
  return { exam: retest.exam, topics, figures }
}

/** The means before, of all readers. */
export const skillsBefore = (
  resource: ResourceDocument,
  students: readonly { id: string }[],
  before: ExamMarks,
): Resource['before'] =>
  sheetTopics(resource, before, null).map(({ skillId, questionId, name, before: column }) => ({
    ...{ skillId, questionId, name, after: null },
    before: topicMean(
      column,
      before.rows,
      students.map(({ id }) => id),
    ),
  }))

/** What a re-test says, with names; null without a re-test. */
export function recoveryView(input: RecoveryInput): Recovery | null {
  const read = recoveryFigures(input)
  if (!read) return null
  const { exam, topics, figures } = read
  const { resource, students } = input
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]))
  const named = (all: RecoveryFigures['topics']): Recovery['skills'] =>
    all.map(({ id, before, after }) => {
      const { skillId = null, questionId = null, name = '' } = topicOf.get(id) ?? {}
      return { skillId, questionId, name, before, after }
    })
  const names = new Map(students.map(({ id, name }) => [id, name]))
  const { recovered, of, stillMissing } = figures
  const missed = (stillMissing?.topicIds ?? []).flatMap((id) => topicOf.get(id) ?? [])
  return {
    ...{ examId: String(exam._id), markId: String(exam._id), title: exam.title, recovered, of },
    skills: named(figures.topics),
    groups: figures.groups.map(({ topics: ofGroup, ...group }) => ({ ...group, skills: named(ofGroup) })),
    students: figures.students.map((student) => ({ ...student, name: names.get(student.studentId) ?? '' })),
    stillMissing: stillMissing && {
      skillIds: missed.flatMap(({ skillId }) => skillId ?? []),
      questionIds: missed.flatMap(({ questionId }) => questionId ?? []),
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
