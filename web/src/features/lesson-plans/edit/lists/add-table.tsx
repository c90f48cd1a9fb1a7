import { unwritten } from '@classeur/domain/lesson-plans'
import { IconTable } from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { valueAt, withValueAt, type Path } from '../../engine/paths.ts'
import { listOf } from '../../model/read-partial.ts'
import { SectionKey } from '../../sections/parts/section-parts.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import classes from './add-table.module.css'

const iconSizePx = 14

const emptyTable = {
  kind: 'table',
  caption: '',
  header: [unwritten, unwritten],
  rows: [
    ['', ''],
    ['', ''],
  ],
}

/** Adds a small table to a list of blocks. */
export function AddTable({ list }: { list: Path }) {
  const { t } = useTranslation('lesson-edit')
  const change = useEditSection(useContext(SectionKey))
  return (
    <button
      type="button"
      className={classes.add}
      tabIndex={-1}
      data-roving
      onClick={() =>
        change((section) => withValueAt(section, list, [...listOf(valueAt(section, list)), emptyTable]), {
          message: t('done.added'),
        })
      }
    >
      <IconTable size={iconSizePx} stroke={2} aria-hidden />
      {t('add.table')}
    </button>
  )
}
