import { lazy, Suspense } from 'react'
import { CreateAccount } from '../features/identity/create-account.tsx'
import { useAuth } from '../http/auth-session.ts'

const CompleteProfileFrame = lazy(() => import('./complete-profile-frame.tsx'))

/** `/register`: the account first; whoever is signed in is at the second step, the profile. */
export default function RegisterScreen() {
  const auth = useAuth()
  if (auth.status !== 'signed-in') return <CreateAccount />
  return (
    <Suspense>
      <CompleteProfileFrame />
    </Suspense>
  )
}
