import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { register } from '../model/built-in-issuer.ts'
import { useIntendedPath } from '../model/use-intended-path.ts'

/** Sends the link again and confirms it. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('identity')
  const { intendedPath } = useIntendedPath()
  const [sent, setSent] = useState(false)
  const { busy, error, submit } = useSubmission(register)
  const send = async () =>
    setSent(await submit({ email, language: currentLanguage(), redirectTo: intendedPath }))
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
