import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AskForLinkAgain } from './mailed-link/ask-for-link-again.tsx'
import { ConfirmEmail } from './mailed-link/confirm-email.tsx'
import { IdentityFrame } from './frame/identity-frame.tsx'
import { useIntendedPath } from './model/use-intended-path.ts'
import { useMailedToken } from './model/use-mailed-link.ts'

/** The page of the emailed confirmation link. Without its `token`, the page offers to send the email again. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('identity')
  const { carried } = useIntendedPath()
  const token = useMailedToken()
  return (
    <IdentityFrame
      title={t('verify.title')}
      lead={token ? t('verify.leadToken') : t('verify.lead')}
      footer={<Link to={`/login${carried}`}>{t('reset.back')}</Link>}
    >
      {token ? <ConfirmEmail key={token} token={token} /> : <AskForLinkAgain />}
    </IdentityFrame>
  )
}
