import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { countDrafts } from '../../../drafts/draft-storage.ts'
import { readAuth, signOut } from '../../../http/auth-session.ts'
import { countLeftBehind } from '../../../http/left-behind.ts'

const signOutOrSay = () =>
  signOut().catch((error: unknown) => {
    notifyProblem(error)
    throw error
  })

/**
 * Signs out once; after a failure the person sees a notice and stays signed in. Asks first while this device holds
 * unsent marks or drafts: the marks stay and are sent after the next sign-in here, the drafts are deleted.
 */
export function useSignOut(): { busy: boolean; signOutNow: () => void } {
  const { t } = useTranslation('shell')
  const { busy, submit } = useSubmission(async () => {
    const auth = readAuth()
    const unsent = auth.status === 'signed-in' ? await countLeftBehind(auth.user.id) : 0
    const drafts = countDrafts()
    if (unsent + drafts === 0) return signOutOrSay()
    const facts = [
      unsent > 0 && t('account.unsent', { count: unsent }),
      drafts > 0 && t('account.drafts', { count: drafts }),
    ]
    // `signOutOrSay` has shown the failure, and the person stays signed in.
    const run = () => void signOutOrSay().catch(() => undefined)
    showNotice('problem', facts.filter(Boolean).join(' '), null, {
      label: t('account.signOutAnyway'),
      run,
    })
  })
  return { busy, signOutNow: () => void submit() }
}
