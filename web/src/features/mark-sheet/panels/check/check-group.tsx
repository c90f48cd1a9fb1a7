import type { CellRef } from '@classeur/contracts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './check-group.module.css'
import type { GoTo } from '../../model/go-to.ts'

/** One line of the check: a cell, and the problem there. */
export interface CheckItem {
  key: string
  where: string
  what: string
  ref: CellRef
  /** The key of a finding that can be dismissed. */
  finding?: string
}

const shownAtFirst = 6

interface CheckLinesProps {
  items: readonly CheckItem[]
  onGoTo: GoTo
  /** Dismisses a finding. */
  onSeen?: (finding: string) => void
}

/** Lines that link to their cells. A long list is collapsed at first. */
export function CheckLines({ items, onGoTo, onSeen }: CheckLinesProps) {
  const { t } = useTranslation('mark-panels')
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : Math.max(items.length - shownAtFirst, 0)
  return (
    <>
      <ul className={classes.lines}>
        {items.slice(0, items.length - hidden).map(({ key, where, what, ref, finding }) => (
          <li key={key} className={classes.item}>
            <button type="button" className={classes.line} onClick={() => onGoTo(ref)}>
              <span className={classes.where}>{where}</span> <span className={classes.what}>{what}</span>
            </button>
            {finding !== undefined && onSeen && (
              <button
                type="button"
                className={classes.seen}
                aria-label={t('checks.seenOne', { where })}
                title={t('checks.seen')}
                onClick={() => onSeen(finding)}
              >
                <IconCheck size={15} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={classes.quiet} onClick={() => setAll(true)}>
          {t('checks.all', { count: items.length })}
        </button>
      )}
    </>
  )
}

interface CheckGroupProps extends CheckLinesProps {
  kind: string
}

/** Findings of one kind, with an explanation. */
export function CheckGroup({ kind, items, onGoTo, onSeen }: CheckGroupProps) {
  const { t } = useTranslation('mark-panels')
  return (
    <div className={classes.group}>
      <h3 className={classes.kind}>{t(`checks.${kind}.title`, { count: items.length })}</h3>
      <CheckLines items={items} onGoTo={onGoTo} {...(onSeen && { onSeen })} />
    </div>
  )
}
