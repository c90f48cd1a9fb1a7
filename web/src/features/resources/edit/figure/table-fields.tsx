import type { Language } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import type { FigureOf } from '../model/figure-values.ts'
import classes from './table-fields.module.css'

const most = { rows: 15, columns: 10, characters: 120 }

interface TableFieldsProps {
  values: FigureOf<'table'>
  language: Language
  onChange: (values: FigureOf<'table'>) => void
}

/** The cells of a table, as a table of fields in the direction of the sheet. */
export function TableFields({ values, language, onChange }: TableFieldsProps) {
  const { t } = useTranslation('resource-edit')
  const hasHeader = values.header.length > 0
  const columns = Math.max(values.header.length, ...values.rows.map((row) => row.length))
  // A row with fewer cells than the others ends with empty ones.
  const filled = (row: readonly string[]) => Array.from({ length: columns }, (_, at) => row[at] ?? '')
  const lines = [...(hasHeader ? [values.header] : []), ...values.rows].map(filled)
  const set = (changed: string[][]) =>
    onChange({
      ...values,
      header: hasHeader ? (changed[0] ?? []) : [],
      rows: hasHeader ? changed.slice(1) : changed,
    })
  const type = (line: number, column: number, text: string) =>
    set(lines.map((row, at) => (at === line ? row.with(column, text) : row)))
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.cells} dir={directionOf(language)}>
          <tbody>
            {lines.map((row, line) => (
              <tr key={line}>
                {row.map((text, column) => (
                  <td key={column}>
                    <input
                      type="text"
                      dir="auto"
                      maxLength={most.characters}
                      data-heading={(hasHeader && line === 0) || undefined}
                      aria-label={t('figure.cell', {
                        row: formatNumber(line + 1),
                        column: formatNumber(column + 1),
                      })}
                      value={text}
                      onChange={(event) => type(line, column, event.currentTarget.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="actions">
        <Button small disabled={values.rows.length >= most.rows} onClick={() => set([...lines, filled([])])}>
          {t('figure.addRow')}
        </Button>
        <Button small look="quiet" disabled={values.rows.length <= 1} onClick={() => set(lines.slice(0, -1))}>
          {t('figure.removeLastRow')}
        </Button>
        <Button
          small
          disabled={columns >= most.columns}
          onClick={() => set(lines.map((row) => [...row, '']))}
        >
          {t('figure.addColumn')}
        </Button>
        <Button
          small
          look="quiet"
          disabled={columns <= 1}
          onClick={() => set(lines.map((row) => row.slice(0, -1)))}
        >
          {t('figure.removeLastColumn')}
        </Button>
      </div>
    </>
  )
}
