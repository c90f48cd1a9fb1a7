import { Outlet } from 'react-router-dom'
import { SignedInProviders } from '../signed-in-providers.tsx'

export default function OtherLayout() {
  return (
    <SignedInProviders>
      <Outlet />
    </SignedInProviders>
  )
}
