import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetChecks } from '../panels/sheet-figures.ts'
import classes from './sheet-banner.module.css'

interface MissingPillProps {
  engine: SheetEngine
  checksOpen: boolean
  onOpenChecks: () => void
}

/** How many cells wait, or how many findings; opens the check. */
export function MissingPill({ engine, checksOpen, onOpenChecks }: MissingPillProps) {
  const { t } = useTranslation('mark-panels')
  const { toEnter, papers, totalDifferences, equalColumns, outliers } = useSheetChecks(engine)
  const findings = totalDifferences.length + equalColumns.length + outliers.length
  const isDone = toEnter === 0 && findings === 0
  const Shown = isDone ? IconCircleCheck : IconAlertTriangle
  return (
    <button
      type="button"
      className={classes.pill}
      data-done={isDone || undefined}
      aria-expanded={checksOpen}
      onClick={onOpenChecks}
    >
      <Shown size={16} aria-hidden />
      <strong>
        {toEnter > 0
          ? t('banner.missing', { count: toEnter })
          : findings > 0
            ? t('banner.findings', { count: findings })
            : t('banner.allEntered')}
      </strong>
      <span>{t('banner.papers', { complete: papers.complete, count: papers.total })}</span>
    </button>
  )
}
