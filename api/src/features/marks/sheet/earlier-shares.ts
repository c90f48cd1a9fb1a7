import { examDayOf, marksByExam, resultOf, shareOf, takesPart } from '@classeur/domain/marks'
import type { ExactShare } from '@classeur/contracts'
import type { ExamDocument, ExamMarking, RosterDocument, SettledRows } from '@classeur/database'

const mostExams = 5
/** Maximum number of exams in the cache; shares rarely change once an exam is marked. */
const mostKept = 200

/** By student. */
type Shares = ReadonlyMap<string, ExactShare>

const stateOf = ({ _id, version, marksVersion }: ExamDocument) =>
  `${String(_id)}:${String(version)}:${String(marksVersion)}`

export interface EarlierSharesDependencies {
  marking: Pick<ExamMarking, 'listEarlier'>
  settledRows: Pick<SettledRows, 'listByExams'>
}

/** Shares of the students in up to five earlier exams of their class that they took part in, oldest first. */
export function createEarlierShares({ marking, settledRows }: EarlierSharesDependencies) {
  /** Cache by exam, its version and its marks version, so that a changed exam gets a new entry. */
  const kept = new Map<string, Shares>()

  async function make(exams: readonly ExamDocument[]): Promise<void> {
    const marks = marksByExam(await settledRows.listByExams(exams))
    for (const exam of exams) {
      const shares = new Map<string, ExactShare>()
      for (const [studentId, row] of marks.get(String(exam._id)) ?? []) {
        const { pointsHundredths, maximumHundredths, toEnter } = resultOf(exam.structure, row)
        const share = shareOf(pointsHundredths, maximumHundredths)
        // Skip incomplete papers: their share covers only the questions entered so far, maybe one of ten.
        if (share !== null && toEnter === 0) shares.set(studentId, share)
      }
      kept.set(stateOf(exam), shares)
    }
  }

  return async (
    exam: ExamDocument,
    roster: Promise<RosterDocument>,
  ): Promise<Record<string, ExactShare[]>> => {
    const [earlier, { students }] = await Promise.all([
      marking.listEarlier(exam, examDayOf(exam), mostExams),
      roster,
    ])
    const missing = earlier.filter((one) => !kept.has(stateOf(one)))
    if (missing.length > 0) await make(missing)
    const shares: Record<string, ExactShare[]> = {}
    for (const one of earlier.reverse()) {
      const examDay = examDayOf(one)
      const shareById = kept.get(stateOf(one))
      for (const student of students) {
        const share = takesPart(student, examDay) ? shareById?.get(student.id) : undefined
        if (share !== undefined) (shares[student.id] ??= []).push(share)
      }
    }
    for (const key of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(key)
    }
    return shares
  }
}
