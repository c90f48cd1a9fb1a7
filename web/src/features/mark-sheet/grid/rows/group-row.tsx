import type { GridLayout } from '../grid-layout.ts'
import type { GridModel } from '../../model/grid-model.ts'
import classes from './group-row.module.css'

interface Group {
  label: string
  first: number
  last: number
}

/** Combines neighbouring columns with the same heading into groups. */
function groupsOf(columns: GridModel['columns']): Group[] {
  const groups: Group[] = []
  for (const [col, { group }] of columns.entries()) {
    const before = groups.at(-1)
    if (before && before.label === group) before.last = col
    else groups.push({ label: group, first: col, last: col })
  }
  return groups.filter(({ label }) => label !== '')
}

/** Minimum distance in pixels between a label and the edges of its group and of the visible area. */
const groupInset = 8

interface GroupRowProps {
  model: GridModel
  columns: readonly number[]
  layout: GridLayout
}

/** The exercises, questions with parts, or skills, above their questions. */
export function GroupRow({ model, columns, layout }: GroupRowProps) {
  const [from, to] = [columns[0] ?? 0, columns.at(-1) ?? -1]
  return (
    <div role="row" aria-rowindex={1} className={classes.row} style={{ blockSize: layout.groupHeight }}>
      <div aria-hidden className={classes.corner} style={{ inlineSize: layout.nameWidth }} />
      {groupsOf(model.columns)
        .filter(({ first, last }) => last >= from && first <= to)
        .map(({ label, first, last }) => {
          const start = layout.starts[first] ?? 0
          return (
            <div
              key={first}
              role="columnheader"
              aria-colindex={first + 2}
              aria-colspan={last - first + 1}
              className={classes.group}
              title={label}
              style={{
                insetInlineStart: start,
                inlineSize: (layout.starts[last] ?? 0) + (layout.widths[last] ?? 0) - start,
              }}
            >
              <bdi
                style={{
                  insetInlineStart: layout.nameWidth + groupInset,
                  insetInlineEnd: layout.coveredEnd + groupInset,
                }}
              >
                {label}
              </bdi>
            </div>
          )
        })}
      <div aria-hidden className={classes.end} style={{ inlineSize: layout.coveredEnd }} />
    </div>
  )
}
