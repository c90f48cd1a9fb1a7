import { lazy, Suspense, useSyncExternalStore } from 'react'
import { signOutQuestion } from './use-sign-out.ts'

const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx'))

/** Asks the question of {@link signOutQuestion}. Each layout that offers to sign out has this exactly once. */
export function AskBeforeSignOut() {
  const question = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get)
  return (
    question && (
      <Suspense>
        <SignOutDialog question={question} />
      </Suspense>
    )
  )
}
