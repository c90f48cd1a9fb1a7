import { sameContent } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { keyOf } from '../../engine/cell-key.ts'
import { ChangedMark } from '../changed-mark.tsx'
import { ChangedNote } from '../changed-note.tsx'
import classes from './restore-table.module.css'
import type { RestoredCell } from './plan-restore.ts'
import type { HistoryNames } from '../use-history-names.ts'

interface RestoreTableProps {
  cells: readonly RestoredCell[]
  /** Keys of the cells that keep their current marks. */
  left: ReadonlySet<string>
  names: HistoryNames
  onLeave: (keys: readonly string[], isLeft: boolean) => void
}

/** Number of rows shown at first: a whole sheet has thousands, and nobody reads them all. */
const mostRows = 200

/** The cells to restore, each with a checkbox. */
export function RestoreTable({ cells, left, names, onLeave }: RestoreTableProps) {
  const { t } = useTranslation('mark-history')
  const possible = cells.filter(({ isImpossible }) => !isImpossible).map(({ ref }) => keyOf(ref))
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? cells : cells.slice(0, mostRows)
  const isAll = possible.every((key) => !left.has(key))
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('diff.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={t('diff.all')}
                checked={isAll}
                onChange={() => onLeave(possible, isAll)}
              />
            </th>
            <th scope="col">{t('diff.student')}</th>
            <th scope="col">{t('diff.question')}</th>
            <th scope="col">{t('diff.nowThen')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ ref, now, then, by, isImpossible, fromNote, toNote }) => {
            const key = keyOf(ref)
            const [student, question] = [names.student(ref.studentId), names.question(ref.leafId)]
            return (
              <tr key={key} data-left={isImpossible || left.has(key) || undefined}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={t('diff.cell', { student, question })}
                    disabled={isImpossible}
                    checked={!isImpossible && !left.has(key)}
                    onChange={(event) => onLeave([key], !event.currentTarget.checked)}
                  />
                </td>
                <th scope="row">
                  <bdi>{student}</bdi>
                </th>
                <td>
                  <bdi>{question}</bdi>
                </td>
                <td>
                  <span className={classes.cellMarks}>
                    {!sameContent(now, then) && (
                      <ChangedMark from={names.mark(now, ref.leafId)} to={names.mark(then, ref.leafId)} />
                    )}
                    {fromNote && toNote && <ChangedNote from={fromNote} to={toNote} names={names} />}
                    {by !== null && <Tag tone="sky">{names.person(by)}</Tag>}
                    {isImpossible && <Tag tone="pen">{t('diff.impossible')}</Tag>}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length < cells.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {t('allCells', { count: cells.length })}
        </Button>
      )}
    </div>
  )
}
