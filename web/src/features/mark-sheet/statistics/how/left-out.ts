import { activeLeaves } from '@classeur/domain/exams'
import { isEntered, type ExamAnalysis, type WholePapers } from '@classeur/domain/marks'
import i18next from 'i18next'
import { joinList } from '../../../../i18n/join-list.ts'
import type { RowContents, SheetState } from '../../engine/sheet-engine.ts'
import { leafLabel, studentName } from '../../model/sheet-names.ts'
import { gridText } from '../../model/sheet-text.ts'

type Sheet = SheetState['sheet']

const text = (key: string, values: Record<string, unknown>) =>
  i18next.t(`mark-statistics:leftOut.${key}`, values)

/** Students whose papers don't count in results, with the reason: "Fischer Maya, absent". */
export const leftOutOfResults = (
  sheet: Sheet,
  { results: { excluded } }: { results: Pick<WholePapers, 'excluded'> },
): string[] => excluded.map(({ studentId, reason }) => text(reason, { name: studentName(sheet, studentId) }))

/** The questions without a number, by reason: "Q9 and Q10 not submitted". */
function reasonsOf(sheet: Sheet, row: RowContents): string[] {
  const byReason = new Map<string, string[]>()
  for (const { id } of activeLeaves(sheet.exam.structure)) {
    const mark = row[id]
    if (mark?.valueHundredths !== null && isEntered(mark)) continue
    const reason = mark?.status ? gridText(`status.${mark.status}`) : gridText('notEntered')
    byReason.set(reason, [...(byReason.get(reason) ?? []), leafLabel(sheet, id)])
  }
  return [...byReason].map(([reason, questions]) =>
    text('questions', { questions: joinList(questions), reason }),
  )
}

/** Students who don't count in the statistics of questions, with every question that has no number. */
export const leftOutOfQuestions = (
  sheet: Sheet,
  { table: { excludedIds, leafIds }, results: { excluded } }: Pick<ExamAnalysis, 'table' | 'results'>,
  rows: ReadonlyMap<string, RowContents>,
): string[] =>
  excludedIds.map((studentId) => {
    const name = studentName(sheet, studentId)
    const row = rows.get(studentId) ?? {}
    const isAbsent = excluded.some((one) => one.studentId === studentId && one.reason === 'absent')
    if (isAbsent) return text('absent', { name })
    if (leafIds.every((id) => !isEntered(row[id]))) return text('nothing', { name })
    return text('named', { name, why: joinList(reasonsOf(sheet, row)) })
  })
