import {
  namedQuestions,
  showMark,
  type MarkContent,
  type NamedQuestion,
  type PlannedCell,
  type PlannedNote,
} from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { useErrorTypeNames } from '../model/use-error-type-names.ts'
import { noteText } from '../model/note-text.ts'
import { studentName } from '../model/sheet-text.ts'
import classes from './planned-cells.module.css'

interface PlannedCellsProps {
  sheet: SheetState['sheet']
  cells: readonly PlannedCell[]
  notes: readonly PlannedNote[]
}

/** Nobody reviews more rows than this; the counts above give the total. */
const mostShown = 300

/** Each mark and each note that would be written, with the current one. */
export function PlannedCells({ sheet, cells, notes }: PlannedCellsProps) {
  const { t } = useTranslation('mark-files')
  const own = useErrorTypeNames(sheet.exam.classId)
  if (cells.length + notes.length === 0) return <p className={classes.nothing}>{t('import.nothing')}</p>
  const { structure, effectiveScale: scale } = sheet.exam
  const students = new Map(sheet.students.map((student) => [student.id, studentName(student)]))
  const questions = new Map(namedQuestions(structure).map((question) => [question.leaf.id, question]))
  const shown = (content: MarkContent, { leaf }: NamedQuestion) =>
    showMark(content, { leaf, scale, language: currentLanguage(), digits: readDigits() }) || '–'
  const lines = [
    ...cells.flatMap(({ studentId, leafId, from, to }) => {
      const question = questions.get(leafId)
      if (!question) return []
      const key = `${studentId}:${leafId}`
      return [{ key, studentId, leafId, before: shown(from, question), after: shown(to, question) }]
    }),
    ...notes.map(({ studentId, leafId, from, to }) => ({
      ...{ key: `${studentId}:${leafId}:note`, studentId, leafId },
      ...{ before: noteText(from, own) || '–', after: noteText(to, own) || '–' },
    })),
  ]
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('import.cells')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('import.student')}</th>
            <th scope="col">{t('import.question')}</th>
            <th scope="col">{t('import.before')}</th>
            <th scope="col">{t('import.after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostShown).map(({ key, studentId, leafId, before, after }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{students.get(studentId)}</bdi>
              </th>
              <td>
                <bdi>{questions.get(leafId)?.name}</bdi>
              </td>
              <td className={classes.before}>
                <bdi>{before}</bdi>
              </td>
              <td className={classes.after}>
                <bdi>{after}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > mostShown && (
        <p className={classes.more}>{t('import.more', { n: lines.length - mostShown })}</p>
      )}
    </div>
  )
}
