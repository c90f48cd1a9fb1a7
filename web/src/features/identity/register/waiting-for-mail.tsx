import { IconMailOpened } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ResendVerification } from './resend-verification.tsx'

interface WaitingForMailProps {
  email: string
  onOtherAddress: () => void
}

/** Says that the email was sent, and what to do until it arrives. */
export function WaitingForMail({ email, onOtherAddress }: WaitingForMailProps) {
  const { t } = useTranslation('identity')
  return (
    <div role="status">
      <EmptyState
        icon={IconMailOpened}
        title={t('waiting.title')}
        action={
          <>
            <ResendVerification email={email} />
            <Button look="quiet" onClick={onOtherAddress}>
              {t('waiting.otherAddress')}
            </Button>
          </>
        }
      >
        <p>{t('waiting.text', { email })}</p>
        <p>{t('waiting.hint')}</p>
      </EmptyState>
    </div>
  )
}
