import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router-dom'
import { ReturnedOrder } from '../../components/billing/return/returned-order.tsx'
import { Logo } from '../../components/layout/logo.tsx'
import { PaymentsRibbon } from './payments-ribbon.tsx'
import { SignedInProviders } from '../signed-in-providers.tsx'
import classes from './other-layout.module.css'

/** The layout of pages outside everyday work: a link back, and the content. */
export default function OtherLayout() {
  const { t } = useTranslation('shell')
  return (
    <SignedInProviders>
      <PaymentsRibbon />
      <div className={classes.layout}>
        <header className={classes.top}>
          <Link to="/" className={classes.back}>
            <IconArrowLeft size={18} aria-hidden className="turns-in-rtl" />
            {t('backHome')}
          </Link>
          <Logo />
        </header>
        <main id="content" tabIndex={-1} className={classes.content}>
          <ReturnedOrder />
          <Outlet />
        </main>
      </div>
    </SignedInProviders>
  )
}
