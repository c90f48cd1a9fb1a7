import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ReturnedOrder } from '../../components/billing/return/returned-order.tsx'
import { PanelBoundary } from '../../components/feedback/panel-boundary.tsx'
import { AccountMenu } from '../../features/shell/header/account-menu.tsx'
import { BottomNavigation } from '../../features/shell/navigation/bottom-navigation.tsx'
import { DeletionBanner } from '../../features/shell/header/deletion-banner.tsx'
import { OfferCompletion } from '../../features/shell/header/offer-completion.tsx'
import { SearchAnywhere } from '../../features/shell/palette/search-anywhere.tsx'
import { SideNavigation } from '../../features/shell/navigation/side-navigation.tsx'
import { SkipLink } from '../../features/shell/navigation/skip-link.tsx'
import { PaymentsRibbon } from './payments-ribbon.tsx'
import { SignedInProviders } from '../signed-in-providers.tsx'
import classes from './main-layout.module.css'

const CreditsPill = lazy(() => import('../../features/credits/credits-pill.tsx'))
const JobsTray = lazy(() => import('../../features/generations/jobs-tray.tsx'))

/** The layout of everyday pages: navigation, top bar and content. */
export default function MainLayout() {
  return (
    <SignedInProviders>
      <SkipLink />
      <OfferCompletion />
      <div className={classes.layout}>
        <SideNavigation />
        <div className={classes.side}>
          <PaymentsRibbon />
          <div className={classes.column}>
            <header className={classes.top}>
              <SearchAnywhere />
              <PanelBoundary>
                <Suspense>
                  <CreditsPill />
                </Suspense>
              </PanelBoundary>
              <PanelBoundary>
                <Suspense>
                  <JobsTray />
                </Suspense>
              </PanelBoundary>
              <AccountMenu />
            </header>
            <main id="content" tabIndex={-1} className={classes.content}>
              <PanelBoundary>
                <DeletionBanner />
                <ReturnedOrder />
                <Outlet />
              </PanelBoundary>
            </main>
          </div>
        </div>
        <BottomNavigation />
      </div>
    </SignedInProviders>
  )
}
