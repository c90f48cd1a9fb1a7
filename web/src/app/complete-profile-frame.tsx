import { CompleteProfile } from '../features/onboarding/complete-profile.tsx'
import { SignedInProviders } from './signed-in-providers.tsx'

/** The profile step of registration uses the same providers as the signed-in screens. */
export default function CompleteProfileFrame() {
  return (
    <SignedInProviders>
      <CompleteProfile />
    </SignedInProviders>
  )
}
