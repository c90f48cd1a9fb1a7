import { notifyProblem } from '../../../components/ui/notify.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { signOut } from '../../../http/auth-session.ts'

const signOutOrSay = () =>
  signOut().catch((error: unknown) => {
    notifyProblem(error)
    throw error
  })

/** Signs out once; a failure is said and the person stays signed in. */
export function useSignOut(): { busy: boolean; signOutNow: () => void } {
  const { busy, submit } = useSubmission(signOutOrSay)
  return { busy, signOutNow: () => void submit() }
}
