import { createStore } from '../../../config/create-store.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { countDrafts } from '../../../drafts/draft-storage.ts'
import { readAuth, signOut } from '../../../http/session/auth-session.ts'
import { countLeftBehind } from '../../../http/session/left-behind.ts'

/** What is only on this device when somebody wants to sign out. */
export interface SignOutQuestion {
  /** They stay here and are sent after the next sign-in. */
  unsentMarks: number
  /** Signing out deletes them. */
  drafts: number
}

/** The question that `AskBeforeSignOut` asks; null while nobody is asked. */
export const signOutQuestion = createStore<SignOutQuestion | null>(null)

/**
 * Signs out once; after a failure the person sees a notice and stays signed in. Asks first while this device holds
 * unsent marks or drafts.
 */
export function useSignOut(): { busy: boolean; signOutNow: () => void } {
  const { busy, submit } = useSubmission(async () => {
    const auth = readAuth()
    const unsentMarks = auth.status === 'signed-in' ? await countLeftBehind(auth.user.id) : 0
    const drafts = countDrafts()
    if (unsentMarks + drafts > 0) signOutQuestion.set({ unsentMarks, drafts })
    else await signOut().catch(notifyProblem)
  })
  return { busy, signOutNow: () => void submit() }
}
