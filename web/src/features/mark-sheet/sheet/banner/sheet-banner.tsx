import { IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../../model/go-to.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { ConnectionNote } from './connection-note.tsx'
import { MissingPill } from '../status/missing-pill.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import classes from './sheet-banner.module.css'
import { StepButtons } from './step-buttons.tsx'

interface SheetBannerProps {
  engine: SheetEngine
  onGoTo: GoTo
  checksOpen: boolean
  onOpenChecks: () => void
  /** Opens pile mode; undefined hides the button. */
  onPile?: (() => void) | undefined
  onFindStudent: () => void
  onShowKeys: () => void
  /** The table's setting for Enter. */
  enterGoes?: 'down' | 'next'
  /** More buttons after undo and redo. */
  children?: ReactNode
}

/**
 * The toolbar: missing cells, pile mode, undo and redo, key hints. Above it, notes say why nothing can be written or
 * sent.
 */
export function SheetBanner(props: SheetBannerProps) {
  const { engine, onGoTo, checksOpen, onOpenChecks, onPile, onFindStudent, onShowKeys } = props
  const { t } = useTranslation('mark-panels')
  const readOnly = useSheetField(engine, 'readOnly')
  // The component for texts with markup would be 5 KB of what the first cells wait for.
  const [before, bold, after] = t(`banner.enter.${props.enterGoes ?? 'down'}`).split(/<\/?b>/)
  return (
    <div className={classes.banner}>
      <ConnectionNote engine={engine} />
      <ReadOnlyNote engine={engine} />
      <div className={classes.row}>
        <MissingPill engine={engine} checksOpen={checksOpen} onOpenChecks={onOpenChecks} />
        <div className={classes.tools}>
          {onPile && readOnly === null && (
            <Button small icon={<IconStack2 size={16} aria-hidden />} onClick={onPile}>
              {t('banner.pile')}
            </Button>
          )}
          <StepButtons engine={engine} onGoTo={onGoTo} />
          {props.children}
        </div>
        <p className={classes.hints}>
          <span>
            {before}
            <strong>{bold}</strong>
            {after}
          </span>
          <button type="button" className={classes.hint} onClick={onFindStudent}>
            <kbd className={classes.key}>/</kbd> {t('banner.find')}
          </button>
          <button type="button" className={classes.hint} onClick={onShowKeys}>
            <kbd className={classes.key}>?</kbd> {t('banner.keys')}
          </button>
        </p>
      </div>
    </div>
  )
}
