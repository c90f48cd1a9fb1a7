import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
} from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../../components/overlays/notices/notices.ts'
import { valueAt, withValueAt, type Path } from '../../engine/paths.ts'
import { fitsSection } from '../../engine/section-rules.ts'
import { useEditing } from '../../model/editing.ts'
import { fieldsOf, listOf } from '../../model/read-partial.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import { SectionKey } from '../../sections/parts/section-parts.ts'
import classes from './table-tools.module.css'

const iconSizePx = 16

type Cells = readonly unknown[]
interface Table {
  header: Cells
  rows: readonly Cells[]
}

const widthOf = ({ header, rows }: Table) => Math.max(header.length, ...rows.map((cells) => cells.length))
const padded = (cells: Cells, width: number) =>
  Array.from({ length: width }, (_, index) => cells[index] ?? '')
const withWidth = ({ header, rows }: Table, width: number): Table => ({
  header: header.length > 0 ? padded(header, width) : header,
  rows: rows.map((cells) => padded(cells, width)),
})

/** What the buttons below a table do. */
const changes = {
  addRow: (table: Table): Table => ({ ...table, rows: [...table.rows, padded([], widthOf(table))] }),
  removeRow: (table: Table): Table => ({ ...table, rows: table.rows.slice(0, -1) }),
  addColumn: (table: Table): Table => withWidth(table, widthOf(table) + 1),
  removeColumn: (table: Table): Table => withWidth(table, widthOf(table) - 1),
}
const icons = {
  addRow: IconRowInsertBottom,
  removeRow: IconRowRemove,
  addColumn: IconColumnInsertRight,
  removeColumn: IconColumnRemove,
}

/** Adds and removes rows and columns at the end of a table. */
export function TableTools({ path }: { path: Path }) {
  const { t } = useTranslation('lesson-edit')
  const key = useContext(SectionKey)
  const { editor } = useEditing()
  const change = useEditSection(key)
  const apply = (name: keyof typeof changes) => {
    const changed = (section: unknown) => {
      const block = fieldsOf(valueAt(section, path))
      const table = { header: listOf(block['header']), rows: listOf(block['rows']).map(listOf) }
      return withValueAt(section, path, { ...block, ...changes[name](table) })
    }
    if (fitsSection(key, changed(editor.shown(key)))) change(changed, { message: t(`table.done.${name}`) })
    else notifyDone(t('table.limit'))
  }
  return (
    <span className={classes.tools}>
      {(Object.keys(changes) as (keyof typeof changes)[]).map((name) => {
        const Icon = icons[name]
        return (
          <button
            key={name}
            type="button"
            className={classes.tool}
            tabIndex={-1}
            data-roving="side"
            aria-label={t(`table.${name}`)}
            title={t(`table.${name}`)}
            onClick={() => apply(name)}
          >
            <Icon size={iconSizePx} aria-hidden />
          </button>
        )
      })}
    </span>
  )
}
