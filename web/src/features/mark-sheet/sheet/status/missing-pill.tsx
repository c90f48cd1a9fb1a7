import { IconAlertTriangle, IconCircleCheck, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { findingsOf, useSeenFindings } from '../../model/figures/seen-findings.ts'
import { useSheetChecks, useSheetSoFar } from '../../model/figures/sheet-figures.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './missing-pill.module.css'

interface MissingPillProps {
  engine: SheetEngine
  checksOpen: boolean
  onOpenChecks: () => void
}

/** The number of missing cells, otherwise of findings. Opens the check. */
export function MissingPill({ engine, checksOpen, onOpenChecks }: MissingPillProps) {
  const { t } = useTranslation(['mark-panels', 'shell'])
  const checks = useSheetChecks(engine)
  const { toEnter, papers } = checks
  const { absent, withoutResult } = useSheetSoFar(engine).mean
  const { keys } = useSeenFindings(useSheetField(engine, 'sheet').exam.id)
  const findings = findingsOf(checks).filter((finding) => !keys.has(finding)).length
  const isEmpty = papers.total === 0
  const isDone = toEnter === 0 && findings === 0 && !isEmpty
  // Entered papers that no figure counts: without them, "24 of 24 papers" contradicts a mean of 23.
  const papersText = [
    t('banner.papers', { complete: papers.complete, count: papers.total }),
    ...(absent > 0 ? [t('shell:result.absent', { count: absent })] : []),
    ...(withoutResult > 0 ? [t('shell:result.withoutResult', { count: withoutResult })] : []),
  ].join(t('shell:result.between'))
  const Shown = isDone ? IconCircleCheck : isEmpty ? IconUsers : IconAlertTriangle
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
            : t(isEmpty ? 'banner.noStudents' : 'banner.allEntered')}
      </strong>
      {!isEmpty && <span>{papersText}</span>}
    </button>
  )
}
