import { ImportField, type ImportMapping, type ImportTable } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './import-columns.module.css'

const sampleRows = 4
const mostHeaderRows = 20

interface ImportColumnsProps {
  table: ImportTable
  mapping: ImportMapping
  onChange: (mapping: ImportMapping) => void
}

/** The first rows of the file, with a choice above each column of what it holds. */
export function ImportColumns({ table, mapping, onChange }: ImportColumnsProps) {
  const { t } = useTranslation('students')
  const { columns, firstDataRow, nameOrder } = mapping
  const from = Math.max(firstDataRow - 1, 0)
  const shown = table.rows.slice(from, firstDataRow + sampleRows)
  const begins = Array.from({ length: Math.min(table.rows.length, mostHeaderRows + 1) }, (_, row) => ({
    value: String(row),
    label: formatNumber(row + 1),
  }))
  const setColumn = (column: number, field: ImportField) =>
    onChange({ ...mapping, columns: columns.map((now, index) => (index === column ? field : now)) })

  return (
    <div className={classes.reading}>
      <div className={classes.options}>
        <SelectField
          label={t('import.firstRow')}
          value={String(firstDataRow)}
          options={begins}
          onChange={(row) => onChange({ ...mapping, firstDataRow: Number(row) })}
        />
        {columns.includes('fullName') && (
          <ChoiceField
            label={t('import.nameOrder')}
            value={nameOrder}
            options={(['last-first', 'first-last'] as const).map((value) => ({
              value,
              label: t(`order.${value}`),
            }))}
            onChange={(value) => onChange({ ...mapping, nameOrder: value })}
          />
        )}
      </div>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('import.columns')}>
        <table className={classes.columns}>
          <thead>
            <tr>
              {columns.map((field, column) => (
                <th key={column} scope="col">
                  <select
                    aria-label={t('import.column', { number: formatNumber(column + 1) })}
                    data-used={field !== 'ignore' || undefined}
                    value={field}
                    onChange={(event) => setColumn(column, event.currentTarget.value as ImportField)}
                  >
                    {ImportField.options.map((option) => (
                      <option key={option} value={option}>
                        {t(`import.field.${option}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, index) => (
              <tr key={from + index} data-header={from + index < firstDataRow || undefined}>
                {columns.map((field, column) => (
                  <td key={column} data-ignored={field === 'ignore' || undefined}>
                    <bdi>{cells[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
