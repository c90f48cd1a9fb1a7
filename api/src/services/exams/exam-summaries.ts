import { examDayOf, examSummary } from '@classeur/contracts'
import type {
  ClassRepository,
  ExamDocument,
  ExamRepository,
  ExamState,
  MarkCells,
  RosterDocument,
  RosterRepository,
  SettledRows,
} from '@classeur/database'
import { createSyncSearch } from '../classes/create-sync-search.ts'

type Summary = NonNullable<ExamDocument['summary']>

/** An exam whose summary is of what list, structure and marks were when it was read. */
export type SummedExam = ExamDocument & { summary: Summary }

export interface ExamSummariesDependencies {
  exams: Pick<ExamRepository, 'listStates' | 'listByIds' | 'storeSummary'>
  settledRows: Pick<SettledRows, 'listByExams'>
  rosters: Pick<RosterRepository, 'get'>
  classes: Pick<ClassRepository, 'setCounts'>
}

/** List and marks of the exams that are summed up, if they were read already: as new as the exams, or newer. */
export interface KnownMarks {
  roster: RosterDocument
  rows: readonly MarkCells[]
}

/** A class that changes faster than it is counted is counted by whoever changes it last. */
const mostRounds = 10

const isOf = <One extends ExamState>(exam: One, roster: RosterDocument): exam is One & { summary: Summary } =>
  exam.summary !== null &&
  exam.summary.of.rosterVersion === roster.version &&
  exam.summary.of.examVersion === exam.version &&
  exam.summary.of.marksVersion === exam.marksVersion

const stateOf = (exams: readonly ExamState[], roster: RosterDocument) =>
  JSON.stringify([
    roster.version,
    exams.map(({ _id, version, marksVersion }) => [_id, version, marksVersion]),
  ])

/** Marks by exam, then by student. */
export function marksByExam(rows: readonly MarkCells[]): Map<string, Map<string, MarkCells['marks']>> {
  const byExam = new Map<string, Map<string, MarkCells['marks']>>()
  for (const { examId, studentId, marks } of rows) {
    const students = byExam.get(examId) ?? new Map<string, MarkCells['marks']>()
    byExam.set(examId, students.set(studentId, marks))
  }
  return byExam
}

/** How far exams are marked and how they turned out: kept with the exam, and made again when out of date. */
export function createExamSummaries({ exams, settledRows, rosters, classes }: ExamSummariesDependencies) {
  /** The rows of all that are out of date are read in one command. */
  async function summed(
    found: readonly ExamDocument[],
    roster: RosterDocument,
    known: KnownMarks['rows'] | null = null,
  ): Promise<SummedExam[]> {
    const stale = found.filter((exam) => !isOf(exam, roster))
    const marks = marksByExam(known ?? (await settledRows.listByExams(stale)))
    const made = found.map((exam): SummedExam => {
      if (isOf(exam, roster)) return exam
      const of = {
        rosterVersion: roster.version,
        examVersion: exam.version,
        marksVersion: exam.marksVersion,
      }
      const rows = marks.get(String(exam._id)) ?? new Map<string, MarkCells['marks']>()
      return {
        ...exam,
        summary: { ...examSummary(exam.structure, examDayOf(exam), roster.students, rows), of },
      }
    })
    const remade = made.filter((exam, index) => exam !== found[index])
    await Promise.all(remade.map((exam) => exams.storeSummary(String(exam._id), exam.summary)))
    return made
  }

  /** Cells to enter of what is being marked. Only what is out of date is read with its questions. */
  async function cellsToEnter(states: readonly ExamState[], roster: RosterDocument): Promise<number> {
    const stale = states.filter((state) => !isOf(state, roster)).map(({ _id }) => _id)
    const made = stale.length > 0 ? await summed(await exams.listByIds(stale), roster) : []
    return [...states.filter((state) => isOf(state, roster)), ...made]
      .filter(({ status }) => status === 'marking')
      .reduce((sum, { summary }) => sum + summary.total - summary.entered, 0)
  }

  /** Counts until nothing has changed while it was counted, so that a slow request leaves no old count. */
  async function count(classId: string): Promise<void> {
    const read = () => Promise.all([exams.listStates(classId), rosters.get(classId)])
    let [states, roster] = await read()
    for (let round = 0; round < mostRounds; round += 1) {
      const counts = { exams: states.length, cellsToEnter: await cellsToEnter(states, roster) }
      await classes.setCounts(classId, counts)
      const counted = stateOf(states, roster)
      ;[states, roster] = await read()
      if (stateOf(states, roster) === counted) return
    }
  }

  return {
    /** Exams of one class with summaries that are of now; out of date ones are made again and kept. */
    summed: async (
      classId: string,
      found: readonly ExamDocument[],
      known?: KnownMarks,
    ): Promise<SummedExam[]> =>
      found.length === 0
        ? []
        : summed(found, known?.roster ?? (await rosters.get(classId)), known?.rows ?? null),

    /**
     * Brings the counts of a class (exams, cells to enter) up to date: after every change of exams, marks or list. Many
     * calls at once become two runs; resolves when what was true at the call has been counted.
     */
    recount: createSyncSearch(count),
  }
}

export type ExamSummaries = ReturnType<typeof createExamSummaries>
