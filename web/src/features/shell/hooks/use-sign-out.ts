import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../components/ui/notices.ts'
import { notifyProblem } from '../../../components/ui/notify.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { readAuth, signOut } from '../../../http/auth-session.ts'
import { countLeftBehind } from '../../../http/left-behind.ts'

const signOutOrSay = () =>
  signOut().catch((error: unknown) => {
    notifyProblem(error)
    throw error
  })

/**
 * Signs out once; a failure is said and the person stays signed in. With marks that are on this device alone it asks
 * first: they stay, and are sent after the next sign-in here.
 */
export function useSignOut(): { busy: boolean; signOutNow: () => void } {
  const { t } = useTranslation('shell')
  const { busy, submit } = useSubmission(async () => {
    const auth = readAuth()
    const unsent = auth.status === 'signed-in' ? await countLeftBehind(auth.user.id) : 0
    if (unsent === 0) return signOutOrSay()
    // What failed has been said; the person stays signed in.
    const run = () => void signOutOrSay().catch(() => undefined)
    showNotice('problem', t('account.unsent', { count: unsent }), null, {
      label: t('account.signOutAnyway'),
      run,
    })
  })
  return { busy, signOutNow: () => void submit() }
}
