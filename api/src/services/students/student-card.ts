import {
  activeLeaves,
  examDayOf,
  maximumOf,
  resultOf,
  skillShares,
  takesPart,
  wholeMean,
  type GradingScale,
  type Roster,
  type Skill,
  type Student,
  type StudentCard,
} from '@classeur/contracts'
import type { ExamDocument, MarkDocument, MarkRowDocument } from '@classeur/database'

type Marks = Record<string, MarkDocument>

export interface StudentCardInput {
  student: Student
  roster: Roster
  className: string
  effectiveScale: GradingScale
  exams: readonly ExamDocument[]
  rows: readonly MarkRowDocument[]
  skills: readonly Pick<Skill, 'id' | 'name'>[]
}

interface SeenExam {
  exam: ExamDocument
  day: string
  /** Marks of everybody who takes part, this student among them. */
  marksOf: Map<string, Marks>
}

/** What a class knows of one student: results, skills, errors and comments, held against the class. */
export function studentCardOf(input: StudentCardInput): StudentCard {
  const { student, roster, skills } = input
  const seen = seenExams(input)
  const mine = ({ marksOf }: SeenExam): Marks => marksOf.get(student.id) ?? {}
  return {
    student,
    groups: roster.groups.filter(({ id }) => student.groupIds.includes(id)),
    className: input.className,
    effectiveScale: input.effectiveScale,
    results: seen.map((one) => resultFor(one, mine(one))),
    skills: skillsOf(seen, student.id, skills),
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

function resultFor({ exam, marksOf }: SeenExam, marks: Marks): StudentCard['results'][number] {
  const { structure } = exam
  const result = resultOf(structure, marks)
  const shares = [...marksOf.values()].flatMap((one) => resultOf(structure, one).shareBasisPoints ?? [])
  return {
    examId: String(exam._id),
    markId: String(exam._id),
    title: exam.title,
    date: exam.date,
    pointsHundredths: result.pointsHundredths,
    // Points are of the questions that count for this student; without any, of the whole exam.
    maximumHundredths: result.pointsHundredths === null ? maximumOf(structure) : result.maximumHundredths,
    share: result.shareBasisPoints,
    classMeanShare: wholeMean(shares),
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
  const ofClass = new Map<string, number[]>()
  for (const id of everybody) {
    for (const { skillId, shareBasisPoints } of sharesOf(id)) {
      ofClass.set(skillId, [...(ofClass.get(skillId) ?? []), shareBasisPoints])
    }
  }
  const names = new Map(skills.map(({ id, name }) => [id, name]))
  return sharesOf(studentId).map(({ skillId, shareBasisPoints, questions }) => ({
    skillId,
    name: names.get(skillId) ?? '',
    share: shareBasisPoints,
    questions,
    classMeanShare: wholeMean(ofClass.get(skillId) ?? []),
  }))
}

/** Errors by type, the most frequent first. */
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
