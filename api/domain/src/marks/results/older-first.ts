import { examDayOf } from './takes-part.ts'

interface DatedExam {
  _id: unknown
  date: string | null
  createdAt: Date | string
}

/** Comparator of exams: by their day, then by their creation. */
export const olderFirst = (a: DatedExam, b: DatedExam): number =>
  examDayOf(a).localeCompare(examDayOf(b)) ||
  new Date(a.createdAt).getTime() - new Date(b.createdAt).getTime() ||
  String(a._id).localeCompare(String(b._id))
