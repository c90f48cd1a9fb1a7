import { Outlet } from 'react-router-dom'
import { SignedInProviders } from '../signed-in-providers.tsx'

/** Navigation, top bar and the page. */
export default function MainLayout() {
  return (
    <SignedInProviders>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </SignedInProviders>
  )
}
