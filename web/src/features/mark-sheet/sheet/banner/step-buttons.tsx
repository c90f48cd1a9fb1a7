import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import type { GoTo } from '../../model/go-to.ts'
import { commandKey, keyText } from '../../model/key-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { KeptChip } from './kept-chip.tsx'
import classes from './step-buttons.module.css'
import { takeStep, takenStep } from '../../model/take-step.ts'

interface StepButtonsProps {
  engine: SheetEngine
  onGoTo: GoTo
}

/**
 * Undo and redo of the person's own steps. Also reports the cells that were kept because someone had changed them, even
 * if the server reports them later.
 */
export function StepButtons({ engine, onGoTo }: StepButtonsProps) {
  const { t } = useTranslation('mark-panels')
  const canUndo = useSheetField(engine, 'canUndo')
  const canRedo = useSheetField(engine, 'canRedo')
  const readOnly = useSheetField(engine, 'readOnly')
  const keptBack = useSheetField(engine, 'keptBack')
  const taken = useSyncExternalStore(takenStep.subscribe, takenStep.get)
  const step = taken?.engine === engine ? taken : null
  // Clear the last step, so that it doesn't keep a closed sheet in memory.
  useEffect(() => () => takenStep.set(null), [engine])
  return (
    <>
      {readOnly === null && (
        <>
          <Button
            small
            icon={<IconArrowBackUp size={16} aria-hidden className="turns-in-rtl" />}
            disabled={!canUndo}
            aria-keyshortcuts={`${commandKey()}+Z`}
            onClick={() => takeStep(engine, 'undo', onGoTo)}
          >
            {t('banner.undo')}
            <kbd className={classes.key} aria-hidden>
              {keyText(t('keys.name.ctrlZ'))}
            </kbd>
          </Button>
          <Button
            small
            icon={<IconArrowForwardUp size={16} aria-hidden className="turns-in-rtl" />}
            disabled={!canRedo}
            aria-label={t('banner.redo')}
            title={t('banner.redo')}
            aria-keyshortcuts={`${commandKey()}+Shift+Z`}
            onClick={() => takeStep(engine, 'redo', onGoTo)}
          />
        </>
      )}
      {step && step.kept.length > 0 && <KeptChip cells={step.kept} onGoTo={onGoTo} />}
      {keptBack && <KeptChip cells={keptBack.cells} onGoTo={onGoTo} />}
      <span className="visually-hidden" role="status">
        {step && t(`banner.${step.direction}Done`, { count: step.changed.length })}
      </span>
    </>
  )
}
