import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { cancelGeneration } from '../../../realtime/generations/generation-actions.ts'

const iconSizePx = 17

/** Stops a generation and keeps its finished parts. */
export function StopButton({ generationId }: { generationId: string }) {
  const { t } = useTranslation('generations')
  const { busy, submit } = useSubmission(() => cancelGeneration(generationId).catch(notifyProblem))
  return (
    <Button icon={<IconPlayerStop size={iconSizePx} aria-hidden />} busy={busy} onClick={() => void submit()}>
      {t('stop')}
    </Button>
  )
}
