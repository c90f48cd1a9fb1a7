import type { RestoreCounts } from '@classeur/contracts'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './count-cells.module.css'

const columns = ['new', 'same', 'changed', 'conflicts'] as const

/** The four counts of a row. Those that matter stand out. */
export const CountCells = ({ counts, isTotal = false }: { counts: RestoreCounts; isTotal?: boolean }) =>
  columns.map((column) => (
    <td
      key={column}
      className={classes.count}
      data-column={isTotal ? 'total' : counts[column] > 0 ? column : undefined}
    >
      {formatNumber(counts[column])}
    </td>
  ))
