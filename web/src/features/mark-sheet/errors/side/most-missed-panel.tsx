import { mostMissed, type ErrorsTable } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../../../components/charts/share-bar.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber, formatPercent } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { columnDetail, columnName } from '../matrix/column-name.ts'
import classes from './most-missed-panel.module.css'
import { ReteachLink } from './reteach-link.tsx'

interface MostMissedPanelProps {
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
  activeId: string | null
  /** Makes a column the active one. */
  onColumn: (columnId: string) => void
}

/** The five most missed columns. Pressing one shows who missed it. */
export function MostMissedPanel({ sheet, table, view, activeId, onColumn }: MostMissedPanelProps) {
  const { t } = useTranslation('mark-errors')
  const missed = mostMissed(table.columns.map((column) => column.missed))
  const columnOf = new Map(table.columns.map((column) => [column.id, column]))
  const most = columnOf.get(missed[0]?.id ?? '')
  return (
    <Panel
      compact
      title={t('mostMissed.title')}
      aside={t('mostMissed.aside', { share: isolate(formatPercent(view.thresholdBasisPoints / 100)) })}
    >
      {missed.length === 0 && <p className="text-quiet">{t('mostMissed.none')}</p>}
      <ul className={`plain-list ${classes.list}`}>
        {missed.map(({ id, studentIds, of }) => {
          const column = columnOf.get(id)
          return (
            column && (
              <li key={id}>
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={id === activeId}
                  onClick={() => onColumn(id)}
                >
                  <b>{columnName(sheet, column, view.by)}</b>
                  <span className={`${classes.detail} keeps-side`} dir="auto">
                    {columnDetail(sheet, column, view.by)}
                  </span>
                  <ShareBar share={studentIds.length / of} tone="pen" />
                  <span className={classes.count}>
                    {t('mostMissed.count', {
                      count: studentIds.length,
                      n: isolate(formatNumber(of)),
                    })}
                  </span>
                </button>
              </li>
            )
          )
        })}
      </ul>
      {most && <ReteachLink sheet={sheet} column={most} by={view.by} />}
    </Panel>
  )
}
