import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetChecks } from '../../model/figures/sheet-figures.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './missing-dialog.module.css'

interface MissingDialogProps {
  engine: SheetEngine
  to: 'reviewed' | 'released'
  busy: boolean
  onClose: () => void
  onGo: () => void
  onShow: () => void
}

/**
 * Shows missing marks before a step that makes the marks read-only. Marks that are still on this device must be sent
 * first.
 */
export function MissingDialog({ engine, to, busy, onClose, onGo, onShow }: MissingDialogProps) {
  const { t } = useTranslation('mark-panels')
  const unsent = useSheetField(engine, 'unsent')
  const unread = useSheetField(engine, 'unread')
  const refused = useSheetField(engine, 'refused')
  const conflicts = useSheetField(engine, 'conflicts')
  const { toEnter, papers } = useSheetChecks(engine)
  const counts = [
    { name: 'missing', count: toEnter },
    { name: 'unsent', count: unsent },
    { name: 'conflicts', count: conflicts.length },
    { name: 'unread', count: unread.length + refused.length },
  ].filter(({ count }) => count > 0)
  return (
    <Dialog title={t(`confirm.${to}.title`)} onClose={onClose}>
      <ul className={classes.lines}>
        {counts.map(({ name, count }) => (
          <li key={name}>
            <strong>{t(`confirm.${name}.count`, { count })}</strong>{' '}
            {t(`confirm.${name}.text`, { complete: papers.complete, total: papers.total })}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button look="primary" onClick={onShow}>
          {t('confirm.show')}
        </Button>
        {unsent === 0 && (
          <Button busy={busy} onClick={onGo}>
            {t(`confirm.${to}.go`)}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('confirm.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
