import {
  namedQuestions,
  type MarksImportPlan,
  type NoteReason,
  type ReadSheet,
  type UnreadNote,
} from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import type { SheetState } from '../engine/sheet-engine.ts'
import { studentName } from '../model/sheet-text.ts'
import { cellName } from './file-sheet.ts'
import classes from './not-understood.module.css'

interface NotUnderstoodProps {
  sheet: SheetState['sheet']
  read: ReadSheet
  unread: { marks: MarksImportPlan['unread']; notes: readonly UnreadNote[] }
  /** The name of the workbook's sheet with one row per note. */
  notesSheet: string
}

const mostShown = 100

/** A note may be unread for the reasons of a row, or for its own. */
const reasonKey = (reason: NoteReason) =>
  reason === 'question' || reason === 'error-type' || reason === 'too-many-types' || reason === 'too-long'
    ? (`note.${reason}` as const)
    : (`row.${reason}` as const)

/**
 * Lists the parts of a file that won't be written, with the reasons, and the students and questions missing from the
 * file.
 */
export function NotUnderstood({ sheet, read, unread, notesSheet }: NotUnderstoodProps) {
  const { t } = useTranslation('mark-files')
  const lines = [
    ...read.columns.map(({ column, header, reason }) => ({
      ...{ position: t('import.column', { name: cellName(0, column).slice(0, -1) }), text: header },
      reason: t(`column.${reason}`),
    })),
    ...read.rows.map(({ row, text, reason }) => ({
      ...{ position: t('import.row', { name: cellName(row, null) }), text, reason: t(`row.${reason}`) },
    })),
    ...unread.marks.map(({ row, column, text, problem }) => ({
      ...{ position: cellName(row, column), text, reason: t(`cell.${problem}`) },
    })),
    ...unread.notes.map(({ table, row, column, text, reason }) => ({
      position: `${table === 'notes' ? `${notesSheet}!` : ''}${cellName(row, column)}`,
      ...{ text, reason: t(reasonKey(reason)) },
    })),
  ]
  const students = sheet.students.filter(({ id }) => read.missing.studentIds.includes(id)).map(studentName)
  const questions = namedQuestions(sheet.exam.structure)
    .filter(({ leaf }) => read.missing.leafIds.includes(leaf.id))
    .map(({ name }) => name)
  return (
    <>
      {lines.length > 0 && (
        <section className={classes.unread}>
          <h3 className={classes.heading}>{t('import.notUnderstood')}</h3>
          <ul className={classes.lines}>
            {lines.slice(0, mostShown).map(({ position, text, reason }) => (
              <li key={`${position} ${text}`}>
                <span className={classes.position}>
                  <bdi>{position}</bdi>
                </span>
                <bdi className={classes.text}>{text}</bdi>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {lines.length > mostShown && (
            <p className={classes.more}>{t('import.more', { n: lines.length - mostShown })}</p>
          )}
        </section>
      )}
      <Missing title={t('import.missingQuestions', { n: questions.length })} names={questions} />
      <Missing title={t('import.missingStudents', { n: students.length })} names={students} />
    </>
  )
}

function Missing({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <details className={classes.missing}>
      <summary>{title}</summary>
      <ul>
        {names.map((name, index) => (
          <li key={`${name} ${String(index)}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
