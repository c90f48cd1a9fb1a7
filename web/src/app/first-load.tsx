import { ConnectionBanner } from '../features/shell/components/connection-banner.tsx'
import { LoadingOverlay } from './route-guard/loading-overlay.tsx'

/** Until the first screen is there; says so when that is because the server is away. */
export const FirstLoad = () => (
  <>
    <LoadingOverlay />
    <ConnectionBanner />
  </>
)
