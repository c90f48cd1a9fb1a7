import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { sendVerificationAgain } from '../api/built-in-issuer.ts'

/** Sends the link again, and says so. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('identity')
  const [sent, setSent] = useState(false)
  const { busy, error, submit } = useSubmission(sendVerificationAgain)
  const send = async () => setSent(await submit(email.trim(), currentLanguage()))
  return (
    <div>
      {error !== null && <ProblemNote error={error} />}
      <Button busy={busy} onClick={() => void send()}>
        {t('verify.sendAgain')}
      </Button>
      <p role="status">{sent && t('verify.sentAgain', { email })}</p>
    </div>
  )
}
