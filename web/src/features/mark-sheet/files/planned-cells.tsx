import {
  namedQuestions,
  showMark,
  type MarkContent,
  type NamedQuestion,
  type PlannedCell,
} from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { studentName } from '../model/sheet-text.ts'
import classes from './planned-cells.module.css'

interface PlannedCellsProps {
  sheet: SheetState['sheet']
  cells: readonly PlannedCell[]
}

/** Nobody reviews more rows than this; the counts above give the total. */
const mostShown = 300

/** Each cell that would be written, with its current and its new mark. */
export function PlannedCells({ sheet, cells }: PlannedCellsProps) {
  const { t } = useTranslation('mark-files')
  if (cells.length === 0) return <p className={classes.nothing}>{t('import.nothing')}</p>
  const { structure, effectiveScale: scale } = sheet.exam
  const students = new Map(sheet.students.map((student) => [student.id, studentName(student)]))
  const questions = new Map(namedQuestions(structure).map((question) => [question.leaf.id, question]))
  const shown = (content: MarkContent, { leaf }: NamedQuestion) =>
    showMark(content, { leaf, scale, language: currentLanguage(), digits: readDigits() }) || '–'
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
          {cells.slice(0, mostShown).map(({ studentId, leafId, from, to }) => {
            const question = questions.get(leafId)
            if (!question) return null
            return (
              <tr key={`${studentId}:${leafId}`}>
                <th scope="row">
                  <bdi>{students.get(studentId)}</bdi>
                </th>
                <td>
                  <bdi>{question.name}</bdi>
                </td>
                <td className={classes.before}>
                  <bdi>{shown(from, question)}</bdi>
                </td>
                <td className={classes.after}>
                  <bdi>{shown(to, question)}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {cells.length > mostShown && (
        <p className={classes.more}>{t('import.more', { n: cells.length - mostShown })}</p>
      )}
    </div>
  )
}
