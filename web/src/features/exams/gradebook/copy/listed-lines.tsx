import type { Gradebook, GradebookStudent } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { gradebookName } from '../../model/gradebook-name.ts'
import classes from './listed-lines.module.css'
import type { ListedLine } from './use-listed-lines.ts'

interface ListedLinesProps {
  lines: readonly ListedLine[]
  /** The value of each line. */
  values: readonly string[]
  students: Gradebook['students']
  onChoose: (line: number, studentId: string) => void
}

/** Each line of the list with its student and value. A line without one student offers a choice. */
export function ListedLines({ lines, values, students, onChoose }: ListedLinesProps) {
  const { t } = useTranslation('gradebook')
  if (lines.length === 0) return <p className="text-quiet">{t('copy.nothingYet')}</p>
  const taken = new Set(lines.flatMap(({ student }) => student?.studentId ?? []))
  const isListed = new Set(lines.flatMap(({ studentIds }) => studentIds))
  const missing = students.filter(({ studentId }) => !taken.has(studentId) && !isListed.has(studentId))
  const open = lines.filter(({ kind, student }) => kind !== 'no-name' && student === null).length
  /** The students with the name of the line, otherwise all; without those of other lines. */
  const choicesFor = ({ student, studentIds, kind }: ListedLine): GradebookStudent[] =>
    students.filter(
      ({ studentId }) =>
        (kind === 'unknown' || studentIds.includes(studentId)) &&
        (student?.studentId === studentId || !taken.has(studentId)),
    )
  return (
    <>
      <p role="status">
        <strong>{t('copy.found', { count: taken.size })}</strong>
        {open > 0 && ` ${t('copy.unmatched', { count: open })}`}
      </p>
      <div className={classes.frame} tabIndex={0} role="region" aria-label={t('copy.preview')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('copy.line')}</th>
              <th scope="col">{t('copy.listed')}</th>
              <th scope="col">{t('exams:overview.student')}</th>
              <th scope="col">{t('copy.value')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index} data-open={line.kind !== 'no-name' && line.student === null ? true : undefined}>
                <td>{formatNumber(index + 1)}</td>
                <td>
                  <bdi>{line.text}</bdi>
                </td>
                <td>
                  {line.kind === 'matched' && line.student && <bdi>{gradebookName(line.student)}</bdi>}
                  {line.kind === 'no-name' && <span className="text-quiet">{t('copy.kind.no-name')}</span>}
                  {line.kind !== 'matched' && line.kind !== 'no-name' && (
                    <select
                      className={classes.choice}
                      aria-label={t('copy.whoIs', { name: isolate(line.text) })}
                      value={line.student?.studentId ?? ''}
                      onChange={(event) => onChoose(index, event.currentTarget.value)}
                    >
                      <option value="">{t(`copy.kind.${line.kind}`)}</option>
                      {choicesFor(line).map((student) => (
                        <option key={student.studentId} value={student.studentId}>
                          {`${formatNumber(student.number)} · ${gradebookName(student)}`}
                        </option>
                      ))}
                    </select>
                  )}
                </td>
                <td>
                  <bdi>{values[index] || '—'}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <p className="text-quiet">
          {t('copy.missing', {
            count: missing.length,
            names: joinList(missing.map((student) => isolate(gradebookName(student)))),
          })}
        </p>
      )}
    </>
  )
}
