import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { signOut } from '../../../http/session/auth-session.ts'
import { signOutQuestion, type SignOutQuestion } from './use-sign-out.ts'

const close = () => signOutQuestion.set(null)

/** Asks before signing out deletes drafts or leaves unsent marks on this device. */
export default function SignOutDialog({ question: { drafts, unsentMarks } }: { question: SignOutQuestion }) {
  const { t } = useTranslation('shell')
  const { busy, error, submit } = useSubmission(async () => {
    await signOut()
    close()
  })
  return (
    <Dialog title={t('account.signOutTitle')} onClose={close}>
      <div className="stack">
        {drafts > 0 && <p>{t('account.drafts', { count: drafts })}</p>}
        {unsentMarks > 0 && <p>{t('account.unsent', { count: unsentMarks })}</p>}
        {error !== null && <ProblemNote error={error} />}
        <div className="actions">
          <Button look={drafts > 0 ? 'danger' : 'primary'} busy={busy} onClick={() => void submit()}>
            {t('account.signOutAnyway')}
          </Button>
          <Button onClick={close}>{t('account.staySignedIn')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
