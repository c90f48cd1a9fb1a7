import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { results } from '../../../../i18n/results.ts'
import classes from './before-after-table.module.css'

/** One line: the mean of a skill or the result of a student, before and after, as exact shares. */
export interface BeforeAfterRow {
  key: string
  name: ReactNode
  before: string | null
  after: string | null
}

interface BeforeAfterTableProps {
  /** What the lines are: the header of the first column, for screen readers. */
  rowName: string
  /** The lines, in parts with a heading each; a part without heading stands alone. */
  parts: readonly { key: string; heading: ReactNode; rows: readonly BeforeAfterRow[] }[]
}

/** Percentages before the sheet and in its re-test. */
export function BeforeAfterTable({ rowName, parts }: BeforeAfterTableProps) {
  const { t } = useTranslation('resource-edit')
  const share = (value: string | null) => (value === null ? t('help.none') : results.percent(value))
  return (
    <table className={classes.table} aria-label={rowName}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{rowName}</span>
          </th>
          <th scope="col">{t('help.before')}</th>
          <th scope="col">{t('help.after')}</th>
        </tr>
      </thead>
      {parts.map(({ key, heading, rows }) => (
        <tbody key={key}>
          {heading !== null && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={classes.heading}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{share(row.before)}</td>
              <td>{share(row.after)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
