import { isLocked } from '@classeur/domain/exams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { PackList } from '../../../components/packs/pack-list.tsx'
import { usePacks } from '../../../components/packs/use-packs.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { useSheetField } from '../model/use-sheet.ts'
import classes from './hand-back-dialog.module.css'
import { firstChoices, slipOptionsOf } from './slip-choices.ts'
import { SlipFields } from './slip-fields.tsx'
import { slipPacksOf } from './slip-packs.ts'

interface HandBackDialogProps {
  engine: SheetEngine
  onClose: () => void
}

/** Makes feedback slips to hand back with the papers. A worker makes the pack, so the window may be closed meanwhile. */
export default function HandBackDialog({ engine, onClose }: HandBackDialogProps) {
  const { t } = useTranslation('hand-back')
  const sheet = useSheetField(engine, 'sheet')
  const [choices, setChoices] = useState(firstChoices)
  const { ask, ...packs } = usePacks(slipPacksOf(sheet.exam.id))
  const isReady = isLocked(sheet.exam)
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void ask.submit(slipOptionsOf(sheet, choices))
        }}
      >
        <p className={classes.lead}>{t('lead')}</p>
        {isReady ? (
          <SlipFields {...{ sheet, choices }} onChange={setChoices} />
        ) : (
          <p className={classes.notYet} role="note">
            {t('notYet')}
          </p>
        )}
        {ask.error !== null && <ProblemNote error={ask.error} />}
        <div className="actions">
          <Button type="submit" look="primary" busy={ask.busy} disabled={!isReady}>
            {t('make')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
      <PackList {...packs} />
    </Dialog>
  )
}
