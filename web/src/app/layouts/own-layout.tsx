import { Outlet } from 'react-router-dom'
import { SignedInProviders } from '../signed-in-providers.tsx'

/** The mark sheet brings its own frame: it needs the whole window. */
export default function OwnLayout() {
  return (
    <SignedInProviders>
      <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet />
      </main>
    </SignedInProviders>
  )
}
