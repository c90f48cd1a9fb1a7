import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { AskForVerification } from '../components/ask-for-verification.tsx'
import { ConfirmEmail } from '../components/confirm-email.tsx'
import { IdentityFrame } from '../components/identity-frame.tsx'
import { useIntendedPath } from '../hooks/use-intended-path.ts'

/** Where the link of the mail leads; without its `token`, the mail can be asked for again. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('identity')
  const [search] = useSearchParams()
  const { carried } = useIntendedPath()
  const token = search.get('token')
  return (
    <IdentityFrame
      title={t('verify.title')}
      lead={token ? undefined : t('verify.lead')}
      footer={<Link to={`/login${carried}`}>{t('reset.back')}</Link>}
    >
      {token ? <ConfirmEmail token={token} /> : <AskForVerification />}
    </IdentityFrame>
  )
}
