import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { isAtMost } from '../../../theme/breakpoints.ts'
import { AttentionList } from './attention-list.tsx'
import { CheckPanel } from './check/check-panel.tsx'
import type { GoTo } from '../model/go-to.ts'
import { MarkersCard } from './markers/markers-card.tsx'
import classes from './sheet-panels.module.css'
import { SoFarCard } from './so-far/so-far-card.tsx'

interface SheetPanelsProps {
  engine: SheetEngine
  onGoTo: GoTo
  checksOpen: boolean
  onCloseChecks: () => void
}

/**
 * The panels beside the table: the check if it is open, the figures so far, cells that wait for a decision, and the
 * markers. On tablets and phones they are below the table; the waiting cells float, and the check is a drawer.
 */
export function SheetPanels({ engine, onGoTo, checksOpen, onCloseChecks }: SheetPanelsProps) {
  const { t } = useTranslation('mark-panels')
  const goFromChecks: GoTo = (ref, how) => {
    if (isAtMost('tablet')) onCloseChecks()
    onGoTo(ref, how)
  }
  // While the check is open, the other panels are far down, so show the decisions first.
  const attention = <AttentionList engine={engine} onGoTo={onGoTo} />
  return (
    <aside className={classes.panels} data-checks={checksOpen || undefined} aria-label={t('panels')}>
      {checksOpen && <CheckPanel engine={engine} onGoTo={goFromChecks} onClose={onCloseChecks} />}
      {checksOpen && attention}
      <SoFarCard engine={engine} onGoTo={onGoTo} />
      {!checksOpen && attention}
      <MarkersCard engine={engine} />
    </aside>
  )
}
