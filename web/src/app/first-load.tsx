import { ConnectionBanner } from '../features/shell/header/connection-banner.tsx'
import { LoadingOverlay } from './route-guard/loading-overlay.tsx'

/** Until the first screen is there; says so when that is because the server is away. */
export const FirstLoad = () => (
  <>
    <LoadingOverlay />
    <ConnectionBanner />
  </>
)
