import { Outlet } from 'react-router-dom'
import { DeletionBanner } from '../../features/shell/header/deletion-banner.tsx'
import { ReturnedOrder } from '../../components/billing/return/returned-order.tsx'
import { SearchAnywhere } from '../../features/shell/palette/search-anywhere.tsx'
import { SignedInProviders } from '../signed-in-providers.tsx'

/** An empty layout: the mark sheet draws its own frame because it needs the whole window. */
export default function OwnLayout() {
  return (
    <SignedInProviders>
      <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <DeletionBanner />
        <ReturnedOrder />
        <Outlet />
      </main>
      <SearchAnywhere withoutButton />
    </SignedInProviders>
  )
}
