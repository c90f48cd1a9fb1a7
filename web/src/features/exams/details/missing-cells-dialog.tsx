import type { Exam } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'

interface MissingCellsDialogProps {
  exam: Exam
  missing: number
  to: 'reviewed' | 'released'
  busy: boolean
  onGo: () => void
  onClose: () => void
}

/** Says how many marks are missing before a step that makes the marks read-only. */
export function MissingCellsDialog({ exam, missing, to, busy, onGo, onClose }: MissingCellsDialogProps) {
  const { t } = useTranslation('exams')
  return (
    <Dialog title={t('status.missing.title')} onClose={onClose}>
      <div className="stack">
        <p>
          <strong>{t('status.missing.count', { count: missing })}</strong> {t('status.missing.text')}
        </p>
        <div className="actions">
          <LinkButton look="primary" to={`/marksheet/${exam.markId}`}>
            {t('menu.sheet')}
          </LinkButton>
          <Button busy={busy} onClick={onGo}>
            {t(`status.missing.${to}`)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
