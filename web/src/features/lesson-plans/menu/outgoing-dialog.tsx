import type { LessonPlan } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import classes from './outgoing-dialog.module.css'

interface OutgoingDialogProps {
  plan: LessonPlan
  onClose: () => void
}

/** The text that a model received about the lesson, word for word; or that nothing left the server. */
export default function OutgoingDialog({ plan, onClose }: OutgoingDialogProps) {
  const { t } = useTranslation('lesson-edit')
  return (
    <Dialog title={t('outgoing.title')} wide onClose={onClose}>
      {plan.brief === null ? (
        <p>{t('outgoing.nothing')}</p>
      ) : (
        <>
          <p className="text-quiet">{t('outgoing.text')}</p>
          <pre
            className={classes.brief}
            tabIndex={0}
            dir="auto"
            role="region"
            aria-label={t('outgoing.title')}
          >
            {plan.brief}
          </pre>
        </>
      )}
    </Dialog>
  )
}
