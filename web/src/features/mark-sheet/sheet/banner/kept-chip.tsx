import type { CellRef } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoTo } from '../../model/go-to.ts'
import classes from './kept-chip.module.css'

interface KeptChipProps {
  /** Cells that an undo or redo kept because someone had changed them since. */
  cells: readonly CellRef[]
  onGoTo: GoTo
}

/** Says how many cells were kept. A click goes to the first one and hides the message until other cells are kept. */
export function KeptChip({ cells, onGoTo }: KeptChipProps) {
  const { t } = useTranslation('mark-panels')
  const [seen, setSeen] = useState<readonly CellRef[] | null>(null)
  const [first] = cells
  const isShown = first !== undefined && seen !== cells
  const text = t('banner.kept', { count: cells.length })
  const go = () => {
    setSeen(cells)
    if (first) onGoTo(first)
  }
  return (
    <>
      {isShown && (
        <button type="button" className={classes.kept} onClick={go}>
          {text}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {isShown && text}
      </span>
    </>
  )
}
