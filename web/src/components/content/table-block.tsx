import type { ContentBlock } from '@classeur/contracts'
import { plainInline } from '@classeur/domain/content'
import type { ReactNode } from 'react'
import { InlineText } from './inline-text.tsx'
import { useContentText } from './use-content-text.ts'
import classes from './table-block.module.css'

interface TableBlockProps extends Pick<
  Extract<ContentBlock, { kind: 'table' }>,
  'caption' | 'header' | 'rows'
> {
  /** Shows the text at a position in the block, such as `rows, 1, 2`; without it, the text is only to read. */
  textAt?: (path: readonly (string | number)[], text: string) => ReactNode
}

const toRead = (_path: unknown, text: string) => <InlineText value={text} />

/** A table, which scrolls in its own box where it is too wide. */
export function TableBlock({ caption, header, rows, textAt = toRead }: TableBlockProps) {
  const t = useContentText()
  const columns = Math.max(header.length, ...rows.map((cells) => cells.length))
  // A row with fewer cells than the others ends with empty ones.
  const filled = (cells: readonly string[]) =>
    Array.from({ length: columns }, (_, index) => cells[index] ?? '')
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={plainInline(caption) || t('table')}>
      <table className={classes.table}>
        {caption && <caption>{textAt(['caption'], caption)}</caption>}
        {header.length > 0 && (
          <thead>
            <tr>
              {filled(header).map((cell, index) => (
                <th key={index} scope="col">
                  {textAt(['header', index], cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {filled(cells).map((cell, column) => (
                <td key={column}>{textAt(['rows', index, column], cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
