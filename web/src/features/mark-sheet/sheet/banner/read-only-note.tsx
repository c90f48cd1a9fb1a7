import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './read-only-note.module.css'

/** Why marks can't be written here, and who can change that. */
export function ReadOnlyNote({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const readOnly = useSheetField(engine, 'readOnly')
  const sheet = useSheetField(engine, 'sheet')
  if (readOnly === null) return null
  const isSettled = readOnly === 'reviewed' || readOnly === 'released'
  return (
    <p className={classes.note} data-tone="sky" role="status">
      <IconLock size={18} aria-hidden />
      <span className={classes.noteText}>
        {t(`readOnly.${readOnly}`)}{' '}
        {isSettled && t(sheet.may.reopen ? 'readOnly.youReopen' : 'readOnly.ownerReopens')}
      </span>
    </p>
  )
}
