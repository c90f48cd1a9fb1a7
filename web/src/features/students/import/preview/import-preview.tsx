import type { ImportDecision, Roster } from '@classeur/contracts'
import {
  countKinds,
  isShownRow,
  kindOfRow,
  rowKinds,
  type ImportPlan,
  type RowKind,
} from '@classeur/domain/roster'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './import-preview.module.css'
import { ImportPreviewRow } from './import-preview-row.tsx'

const rowsAtOnce = 100

interface ImportPreviewProps {
  plan: ImportPlan
  roster: Roster
  decisions: readonly ImportDecision[]
  onDecide: (row: number, choice: ImportDecision['choice'] | null) => void
}

/** The result for each row, with chips to filter the rows. */
export function ImportPreview({ plan, roster, decisions, onDecide }: ImportPreviewProps) {
  const { t } = useTranslation('students')
  const [filter, setFilter] = useState<RowKind | null>(null)
  const [most, setMost] = useState(rowsAtOnce)
  const counts = countKinds(plan)
  const all = plan.rows.filter(isShownRow)
  const shown = filter === null || counts[filter] === 0 ? null : filter
  // Keep decided rows visible among the undecided ones.
  const decidedRows = new Set(decisions.map(({ row }) => row))
  const rows = all.filter(
    (row) =>
      shown === null || kindOfRow(row) === shown || (shown === 'ambiguous' && decidedRows.has(row.row)),
  )
  const chip = (kind: RowKind | null, label: string, count: number) => (
    <button
      key={kind}
      type="button"
      className={classes.chip}
      aria-pressed={shown === kind}
      onClick={() => setFilter(kind)}
    >
      {label} {formatNumber(count)}
    </button>
  )
  return (
    <div className={classes.preview}>
      <div className={classes.chips} role="group" aria-label={t('import.filter')}>
        {chip(null, t('import.kind.all'), all.length)}
        {rowKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => chip(kind, t(`import.kind.${kind}`), counts[kind]))}
      </div>
      <div className={classes.scroll} data-tall tabIndex={0} role="region" aria-label={t('import.preview')}>
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('table.lastName')}</th>
              <th scope="col">{t('table.firstName')}</th>
              <th scope="col">{t('import.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <ImportPreviewRow
                key={row.row}
                row={row}
                roster={roster}
                decision={decisions.find((decision) => decision.row === row.row)?.choice ?? null}
                onDecide={(choice) => onDecide(row.row, choice)}
              />
            ))}
          </tbody>
        </table>
        {rows.length > most && (
          <Button small look="quiet" onClick={() => setMost(most + rowsAtOnce)}>
            {t('import.more', { count: rows.length - most })}
          </Button>
        )}
      </div>
    </div>
  )
}
