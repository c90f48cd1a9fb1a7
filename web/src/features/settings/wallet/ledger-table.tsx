import type { CreditLine } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { LedgerLine } from './ledger-line.tsx'
import classes from './ledger-table.module.css'

const columns = ['when', 'for', 'happened', 'credits', 'toSpend'] as const

export function LedgerTable({ lines }: { lines: readonly CreditLine[] }) {
  const { t } = useTranslation('settings')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`wallet.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LedgerLine key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}
