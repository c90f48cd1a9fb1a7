import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'

interface KeyQuestionProps {
  /** How many items are still to check. */
  left: number
  onShow: () => void
  onAnyway: () => void
  onClose: () => void
}

/** Asked before a key prints that may contain a wrong answer. */
export function KeyQuestion({ left, onShow, onAnyway, onClose }: KeyQuestionProps) {
  const { t } = useTranslation('resource-edit')
  return (
    <Dialog title={t('check.question')} onClose={onClose}>
      <p>{t('check.questionText', { count: left })}</p>
      <div className="actions" style={{ marginBlockStart: 'var(--space-16)' }}>
        <Button look="primary" onClick={onShow}>
          {t('check.show')}
        </Button>
        <Button onClick={onAnyway}>{t('check.anyway')}</Button>
      </div>
    </Dialog>
  )
}
