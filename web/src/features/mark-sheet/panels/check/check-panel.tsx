import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { CheckGroup } from './check-group.tsx'
import { CardText } from '../cards/card-text.tsx'
import classes from './check-panel.module.css'
import type { GoTo } from '../../model/go-to.ts'
import { MissingGroup } from './missing-group.tsx'
import { useSeenFindings } from '../../model/figures/seen-findings.ts'
import { useSheetChecks } from '../../model/figures/sheet-figures.ts'
import { useCheckText } from './use-check-text.ts'
import { useSheetState } from '../../model/use-sheet.ts'

interface CheckPanelProps {
  engine: SheetEngine
  onGoTo: GoTo
  onClose: () => void
}

/** Everything to check before the exam is reviewed. Each line links to its cell. */
export function CheckPanel({ engine, onGoTo, onClose }: CheckPanelProps) {
  const { t } = useTranslation('mark-panels')
  const heading = useRef<HTMLHeadingElement>(null)
  const state = useSheetState(engine)
  const checks = useSheetChecks(engine)
  const seen = useSeenFindings(state.sheet.exam.id)
  const groups = useCheckText(engine, state, checks, seen.keys)
  const see = (finding: string) => {
    seen.see(finding)
    heading.current?.focus()
  }
  const isClean = checks.toEnter === 0 && groups.every(({ items }) => items.length === 0)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      className={classes.panel}
      aria-labelledby="check-panel-title"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={classes.head}>
        <h2 id="check-panel-title" ref={heading} tabIndex={-1} className={classes.title}>
          {t('checks.title')}
        </h2>
        <button type="button" className={classes.close} aria-label={t('checks.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </button>
      </div>
      <CardText role="status">
        {isClean ? (
          <span className={classes.clean}>
            <IconCircleCheck size={16} aria-hidden /> {t('checks.clean')}
          </span>
        ) : (
          t('checks.lead')
        )}
      </CardText>
      {groups.map(
        ({ kind, items }) =>
          items.length > 0 && (
            <CheckGroup key={kind} kind={kind} items={items} onGoTo={onGoTo} onSeen={see} />
          ),
      )}
      {checks.toEnter > 0 && <MissingGroup sheet={state.sheet} checks={checks} onGoTo={onGoTo} />}
    </section>
  )
}
