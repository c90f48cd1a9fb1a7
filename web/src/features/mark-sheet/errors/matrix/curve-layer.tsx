import type { ErrorsTable } from '@classeur/domain/marks'
import classes from './curve-layer.module.css'
import { matrixSize } from './matrix-size.ts'
import { pCurve, sCurve } from './sp-curves.ts'

/** Both curves over the cells, each with a halo so that they stay apart where they coincide. */
export function CurveLayer({ table: { columns, students } }: { table: ErrorsTable }) {
  const size = { column: matrixSize.columnPx, row: matrixSize.rowPx }
  const [s, p] = [
    sCurve(
      students.map(({ right }) => right),
      size,
    ),
    pCurve(columns, size),
  ]
  return (
    <tr className={classes.layer} aria-hidden style={{ insetInlineStart: 'var(--name-width)' }}>
      <td>
        <svg width={columns.length * size.column} height={students.length * size.row}>
          <path d={s} className={classes.halo} />
          <path d={p} className={classes.halo} data-thin />
          <path d={s} className={classes.students} />
          <path d={p} className={classes.questions} />
        </svg>
      </td>
    </tr>
  )
}
