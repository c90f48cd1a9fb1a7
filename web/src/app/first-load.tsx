import { ConnectionBanner } from '../features/shell/header/connection-banner.tsx'
import { LoadingOverlay } from './route-guard/loading-overlay.tsx'

/** Shown until the first screen is ready. The banner explains a delay caused by an unreachable server. */
export const FirstLoad = () => (
  <>
    <LoadingOverlay />
    <ConnectionBanner />
  </>
)
