import type { ReactNode } from 'react'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../../model/go-to.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { Presence } from './presence.tsx'
import { SaveState } from './save-state.tsx'
import classes from './sheet-bar.module.css'
import { SheetPagesMenu } from './sheet-pages-menu.tsx'
import { SheetTabs } from './sheet-tabs.tsx'
import { SheetTitle } from './sheet-title.tsx'
import { StatusStep } from '../status/status-step.tsx'

interface SheetBarProps {
  engine: SheetEngine
  onGoTo: GoTo
  /** Opens the check of missing marks. */
  onOpenChecks: () => void
  /** Shows the next step of the exam as a plain button, on pages with a main action of their own. */
  plainStep?: boolean
  /** Shown before the primary button: the export menu. */
  children?: ReactNode
}

/** The top of a mark sheet: its title, the saving state, the other people, and the next step of the exam. */
export function SheetBar({ engine, onGoTo, onOpenChecks, plainStep = false, children }: SheetBarProps) {
  const sheet = useSheetField(engine, 'sheet')
  return (
    <header className={classes.bar}>
      <SheetTitle exam={sheet.exam} />
      <SheetTabs markId={sheet.exam.markId} />
      <div className={classes.end}>
        <SaveState engine={engine} />
        <Presence engine={engine} onGoTo={onGoTo} />
        <div className={classes.actions}>
          {children}
          <StatusStep engine={engine} onOpenChecks={onOpenChecks} plain={plainStep} />
          <SheetPagesMenu markId={sheet.exam.markId} />
        </div>
      </div>
    </header>
  )
}
