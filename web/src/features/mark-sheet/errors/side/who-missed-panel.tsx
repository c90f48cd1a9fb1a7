import { errorCell, isMissed, type ErrorsTable } from '@classeur/domain/marks'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { studentName } from '../../model/sheet-names.ts'
import { columnName } from '../matrix/column-name.ts'
import { TypeBadge } from '../types/type-badge.tsx'
import type { ErrorTypes } from '../types/use-error-types.ts'
import { ReteachLink } from './reteach-link.tsx'
import { TypeCounts } from './type-counts.tsx'
import classes from './who-missed-panel.module.css'

interface WhoMissedPanelProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
  types: ErrorTypes
  column: ErrorsTable['columns'][number]
  studentId: string
  onCell: (studentId: string, columnId: string) => void
}

/** Who missed the active column, or what the active student missed, with the noted error types. */
export function WhoMissedPanel(props: WhoMissedPanelProps) {
  const { engine, sheet, table, view, types, column, studentId, onCell } = props
  const { t } = useTranslation('mark-errors')
  const [shows, setShows] = useState<'who' | 'what'>('who')
  const notes = useSyncExternalStore(engine.subscribeNotes, engine.notes)
  const typesOf = (of: string, leafId: string) => notes.get(of)?.[leafId]?.errorTypes ?? []
  const marks = engine.row(studentId)
  const lines =
    shows === 'who'
      ? column.missed.studentIds.map((id) => ({
          ...{ key: id, text: studentName(sheet, id), isActive: id === studentId },
          ...{ given: column.parts.flatMap(({ leafId }) => typesOf(id, leafId)) },
          go: () => onCell(id, column.id),
        }))
      : table.columns
          .filter((one) => {
            const cell = errorCell(one, marks)
            return cell !== null && isMissed(cell, view.thresholdBasisPoints)
          })
          .map((one) => ({
            ...{ key: one.id, text: columnName(sheet, one, view.by), isActive: one.id === column.id },
            ...{ given: one.parts.flatMap(({ leafId }) => typesOf(studentId, leafId)) },
            go: () => onCell(studentId, one.id),
          }))
  const titles = {
    who: t('who.who', { question: isolate(columnName(sheet, column, view.by)) }),
    what: t('who.what', { name: studentName(sheet, studentId) }),
  }
  const noted = lines.filter(({ given }) => given.length > 0).length
  return (
    <Panel compact>
      <ChoiceField
        look="segments"
        label={t('who.label')}
        value={shows}
        options={(['who', 'what'] as const).map((one) => ({
          ...{ value: one, label: titles[one], title: titles[one] },
        }))}
        onChange={setShows}
      />
      <div className={classes.head}>
        <TypeCounts given={lines.flatMap(({ given }) => given)} types={types} />
        <span className="text-quiet">
          {t('who.noted', { count: noted, n: isolate(formatNumber(lines.length)) })}
        </span>
      </div>
      <ul className={`plain-list ${classes.list}`}>
        {lines.map(({ key, text, isActive, given, go }) => (
          <li key={key}>
            <button type="button" className={classes.line} data-active={isActive || undefined} onClick={go}>
              <TypeBadge type={given[0] === undefined ? undefined : types.of(given[0])} />
              <bdi>{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p className="text-quiet">{t('who.nobody')}</p>}
      {shows === 'who' && lines.length > 0 && <ReteachLink sheet={sheet} column={column} by={view.by} />}
    </Panel>
  )
}
