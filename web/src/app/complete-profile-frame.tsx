import { CompleteProfile } from '../features/onboarding/complete-profile.tsx'
import { SignedInProviders } from './signed-in-providers.tsx'

/** The second step needs what signed-in screens need. */
export default function CompleteProfileFrame() {
  return (
    <SignedInProviders>
      <CompleteProfile />
    </SignedInProviders>
  )
}
