import { lazy, Suspense } from 'react'
import { CreateAccount } from '../features/identity/create-account.tsx'
import { useAuth } from '../http/session/auth-session.ts'

const CompleteProfileFrame = lazy(() => import('./complete-profile-frame.tsx'))

/** `/register`: creates the account; a signed-in person continues with the profile step. */
export default function RegisterScreen() {
  const auth = useAuth()
  if (auth.status !== 'signed-in') return <CreateAccount />
  return (
    <Suspense>
      <CompleteProfileFrame />
    </Suspense>
  )
}
