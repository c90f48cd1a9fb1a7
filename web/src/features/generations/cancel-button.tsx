import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { notifyProblem } from '../../components/overlays/notices/notify.tsx'
import { Spinner } from '../../components/feedback/spinner.tsx'
import { useSubmission } from '../../components/fields/use-submission.ts'
import { cancelGeneration } from '../../realtime/generations/generation-actions.ts'
import classes from './cancel-button.module.css'

const iconSizePx = 16

/** Stops one generation. */
export function CancelButton({ generationId, title }: { generationId: string; title: string }) {
  const { t } = useTranslation('generations')
  const { busy, submit } = useSubmission(async () => {
    await cancelGeneration(generationId).catch(notifyProblem)
  })
  return (
    <button
      type="button"
      className={classes.cancel}
      aria-label={t('stopOne', { title })}
      title={t('stop')}
      aria-disabled={busy || undefined}
      onClick={() => void submit()}
    >
      {busy ? <Spinner sizePx={iconSizePx} /> : <IconPlayerStop size={iconSizePx} aria-hidden />}
    </button>
  )
}
