import { IconCloudOff, IconDeviceFloppy, IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button, LinkButton } from '../../../../components/fields/buttons/button.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './connection-note.module.css'

/**
 * Shown without a server connection or a session: the number of cells kept on this device, and what happens next. Also
 * warns in advance if the device can't store marks.
 */
export function ConnectionNote({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const { pathname } = useLocation()
  const save = useSheetField(engine, 'save')
  const unsent = useSheetField(engine, 'unsent')
  const notKept = useSheetField(engine, 'notKept')
  const isCutOff = save === 'offline' || save === 'signed-out'
  if (!isCutOff && !notKept) return null
  const Shown = !isCutOff ? IconDeviceFloppy : save === 'offline' ? IconCloudOff : IconUserOff
  const keeping = notKept ? 'unkept' : 'kept'
  const cutOff = isCutOff
    ? unsent > 0
      ? t(`connection.${save}.${keeping}`, { count: unsent })
      : !notKept && t(`connection.${save}.nothing`)
    : ''
  return (
    <div className={classes.note} role="status">
      <Shown size={18} aria-hidden />
      <span className={classes.noteText}>{cutOff || t('connection.notKept')}</span>
      {save === 'offline' && (
        <Button small onClick={() => void engine.refresh()}>
          {t('connection.retry')}
        </Button>
      )}
      {save === 'signed-out' && (
        <LinkButton small to={`/login?redirect_to=${encodeURIComponent(pathname)}`}>
          {t('connection.signIn')}
        </LinkButton>
      )}
    </div>
  )
}
