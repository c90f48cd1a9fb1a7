import { coalesceByKey } from '@classeur/domain/concurrency'
import { cellsToEnter, classResultsOf, examDayOf, examSummary, marksByExam } from '@classeur/domain/marks'
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
import type { CurrentSummary, SummedExam, SummedState } from './summed-exam.ts'

export interface ExamSummariesDependencies {
  exams: Pick<ExamRepository, 'listStates' | 'listByIds' | 'storeSummary'>
  settledRows: Pick<SettledRows, 'listByExams'>
  rosters: Pick<RosterRepository, 'get'>
  classes: Pick<ClassRepository, 'setCounts'>
}

/** Roster and marks of the exams to summarise, if already read; must be at least as recent as the exams. */
export interface SumInput {
  roster: RosterDocument
  rows: readonly MarkCells[]
}

/** Stop after this many rounds on a class that keeps changing: the request that changes it last completes the count. */
const mostRounds = 10

const isOf = <One extends ExamState>(
  exam: One,
  roster: RosterDocument,
): exam is One & { summary: CurrentSummary } =>
  exam.summary?.mean !== undefined &&
  exam.summary.papersByTenth !== undefined &&
  exam.summary.of.rosterVersion === roster.version &&
  exam.summary.of.examVersion === exam.version &&
  exam.summary.of.marksVersion === exam.marksVersion

const stateOf = (exams: readonly ExamState[], roster: RosterDocument) =>
  JSON.stringify([
    roster.version,
    exams.map(({ _id, version, marksVersion }) => [_id, version, marksVersion]),
  ])

/** Number of cells to enter in exams with status `marking`. */
const cellsInMarking = (exams: readonly SummedState[]): number =>
  exams
    .filter(({ status }) => status === 'marking')
    .reduce((sum, { summary }) => sum + cellsToEnter(summary), 0)

/** Progress and results of exams; stored with the exam and recomputed when outdated. */
export function createExamSummaries({ exams, settledRows, rosters, classes }: ExamSummariesDependencies) {
  /** Reads the rows of all outdated exams in one command. */
  async function summed(
    listed: readonly ExamDocument[],
    roster: RosterDocument,
    read: SumInput['rows'] | null = null,
  ): Promise<SummedExam[]> {
    const stale = listed.filter((exam) => !isOf(exam, roster))
    const marks = marksByExam(read ?? (await settledRows.listByExams(stale)))
    const made = listed.map((exam): SummedExam => {
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
    const remade = made.filter((exam, index) => exam !== listed[index])
    await Promise.all(remade.map((exam) => exams.storeSummary(String(exam._id), exam.summary)))
    return made
  }

  /** Reads only outdated exams with their questions. */
  async function summedStates(states: readonly ExamState[], roster: RosterDocument): Promise<SummedState[]> {
    const stale = states.filter((state) => !isOf(state, roster)).map(({ _id }) => _id)
    const made = stale.length > 0 ? await summed(await exams.listByIds(stale), roster) : []
    return [...states.filter((state) => isOf(state, roster)), ...made]
  }

  /** Counts again until nothing has changed during the count, so that a slow request leaves no outdated count. */
  async function count(classId: string): Promise<void> {
    const read = () => Promise.all([exams.listStates(classId), rosters.get(classId)])
    let [states, roster] = await read()
    for (let round = 0; round < mostRounds; round += 1) {
      const current = await summedStates(states, roster)
      const counts = { exams: states.length, cellsToEnter: cellsInMarking(current) }
      await classes.setCounts(classId, counts, classResultsOf(current))
      const counted = stateOf(states, roster)
      ;[states, roster] = await read()
      if (stateOf(states, roster) === counted) return
    }
  }

  return {
    /** Exams of one class with current summaries; recomputes and stores outdated ones. */
    summed: async (
      classId: string,
      listed: readonly ExamDocument[],
      read?: SumInput,
    ): Promise<SummedExam[]> =>
      listed.length === 0
        ? []
        : summed(listed, read?.roster ?? (await rosters.get(classId)), read?.rows ?? null),

    /**
     * Updates the counts of a class: exams, cells to enter and latest results. Call it after every change of exams, marks
     * or roster. Many concurrent calls are coalesced into two runs; resolves when the state at the call has been counted.
     */
    recount: coalesceByKey(count),
  }
}

export type ExamSummaries = ReturnType<typeof createExamSummaries>
