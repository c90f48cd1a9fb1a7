import { activeLeaves, maximumOf } from '@classeur/domain/exams'
import {
  classMeanOf,
  countedPaper,
  examDayOf,
  marksByExam,
  meanShare,
  resultOf,
  shareOf,
  skillErrorAbove,
  skillShares,
  takesPart,
  termErrorsOf,
  wholePapers,
} from '@classeur/domain/marks'
import type {
  ClassMean,
  ExactShare,
  GradingScale,
  Roster,
  Rounding,
  Skill,
  Student,
  StudentCard,
} from '@classeur/contracts'
import type { ExamDocument, MarkDocument, MarkRowDocument } from '@classeur/database'

type Marks = Record<string, MarkDocument>

export interface StudentCardInput {
  student: Student
  roster: Roster
  className: string
  effectiveScale: GradingScale
  /** The scale and rounding with which to show an exam's results. */
  scaleOf: (exam: ExamDocument) => { effectiveScale: GradingScale; effectiveRounding: Rounding }
  exams: readonly ExamDocument[]
  rows: readonly MarkRowDocument[]
  skills: readonly Pick<Skill, 'id' | 'name'>[]
  resources: StudentCard['resources']
}

interface SeenExam {
  exam: ExamDocument
  day: string
  /** Marks of all students who take part, including this student. */
  marksOf: Map<string, Marks>
}

/** Builds a student's card: results, skills, errors and comments, compared with the class. */
export function studentCardOf(input: StudentCardInput): StudentCard {
  const { student, roster, skills } = input
  const seen = seenExams(input)
  const mine = ({ marksOf }: SeenExam): Marks => marksOf.get(student.id) ?? {}
  return {
    student,
    groups: roster.groups.filter(({ id }) => student.groupIds.includes(id)),
    className: input.className,
    effectiveScale: input.effectiveScale,
    results: seen.map((one) => ({ ...resultFor(one, mine(one)), ...input.scaleOf(one.exam) })),
    skills: skillsOf(seen, student.id, skills),
    recurring: recurringOf(input),
    resources: input.resources,
    errors: errorsOf(seen.map((one) => ({ exam: one.exam, marks: mine(one) }))),
    comments: seen.flatMap((one) => commentsOf(one.exam, mine(one))).sort((a, b) => (a.at < b.at ? 1 : -1)),
  }
}

/** The exams the student takes part in, oldest first. */
function seenExams({ student, roster, exams, rows }: StudentCardInput): SeenExam[] {
  const marks = new Map(rows.map((row) => [`${row.examId} ${row.studentId}`, row.marks]))
  return exams
    .map((exam) => ({ exam, day: examDayOf(exam) }))
    .filter(({ day }) => takesPart(student, day))
    .sort((a, b) => a.day.localeCompare(b.day) || a.exam.createdAt.getTime() - b.exam.createdAt.getTime())
    .map(({ exam, day }) => {
      const present = roster.students.filter((one) => takesPart(one, day))
      const entries = present.map(({ id }): [string, Marks] => [
        id,
        marks.get(`${String(exam._id)} ${id}`) ?? {},
      ])
      return { exam, day, marksOf: new Map(entries) }
    })
}

/** The exam's mean over all students who take part, see {@link classMeanOf}. */
function meanOf({ exam, marksOf }: SeenExam): ClassMean {
  return classMeanOf(wholePapers([...marksOf.keys()], marksOf, (marks) => resultOf(exam.structure, marks)))
}

function resultFor(seen: SeenExam, marks: Marks) {
  const { exam } = seen
  const result = resultOf(exam.structure, marks)
  const counted = countedPaper(result)
  return {
    examId: String(exam._id),
    markId: String(exam._id),
    title: exam.title,
    date: exam.date,
    pointsHundredths: counted?.pointsHundredths ?? null,
    maximumHundredths: counted?.maximumHundredths ?? maximumOf(exam.structure),
    share: counted && shareOf(counted.pointsHundredths, counted.maximumHundredths),
    toEnter: result.toEnter,
    classMean: meanOf(seen),
  }
}

function skillsOf(
  seen: readonly SeenExam[],
  studentId: string,
  skills: StudentCardInput['skills'],
): StudentCard['skills'] {
  const sharesOf = (id: string) =>
    skillShares(
      seen.map(({ exam, marksOf }) => ({ structure: exam.structure, marks: marksOf.get(id) ?? {} })),
    )
  const everybody = new Set(seen.flatMap(({ marksOf }) => [...marksOf.keys()]))
  const ofClass = new Map<string, ExactShare[]>()
  for (const id of everybody) {
    for (const { skillId, share } of sharesOf(id)) {
      ofClass.set(skillId, [...(ofClass.get(skillId) ?? []), share])
    }
  }
  const names = new Map(skills.map(({ id, name }) => [id, name]))
  return sharesOf(studentId).map(({ skillId, share, questions }) => ({
    skillId,
    name: names.get(skillId) ?? '',
    share,
    questions,
    classMean: meanShare(ofClass.get(skillId) ?? []),
  }))
}

/** The student's errors over the exams. An exam in which nobody noted an error type decides nothing about types. */
function recurringOf({ student, roster, exams, rows, skills }: StudentCardInput): StudentCard['recurring'] {
  const errors = termErrorsOf({
    ...{ exams, rows: marksByExam(rows), errorAbove: skillErrorAbove.student },
    roster: roster.students,
    isShown: (studentId) => studentId === student.id,
  })
  const names = new Map(skills.map(({ id, name }) => [id, name]))
  return {
    exams: errors.exams.map(({ _id, title, date, status }) => ({
      ...{ id: String(_id), markId: String(_id), title, date, status },
    })),
    skills: errors.skills.map((skill) => ({ ...skill, name: names.get(skill.skillId) ?? '' })),
    types: errors.types,
  }
}

/** Counts errors by type, most frequent first. */
function errorsOf(exams: readonly { exam: ExamDocument; marks: Marks }[]): StudentCard['errors'] {
  const counts = new Map<string, number>()
  for (const { exam, marks } of exams) {
    for (const type of activeLeaves(exam.structure).flatMap(({ id }) => marks[id]?.errorTypes ?? [])) {
      counts.set(type, (counts.get(type) ?? 0) + 1)
    }
  }
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count)
}

const commentsOf = (exam: ExamDocument, marks: Marks): StudentCard['comments'] =>
  activeLeaves(exam.structure).flatMap(({ id, label }) => {
    const mark = marks[id]
    if (!mark?.comment) return []
    return [{ examTitle: exam.title, label, comment: mark.comment, at: mark.at.toISOString() }]
  })
