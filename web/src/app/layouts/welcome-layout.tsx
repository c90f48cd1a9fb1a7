import { Link, Outlet } from 'react-router-dom'
import { Logo } from '../../components/layout/logo.tsx'
import { LanguagePicker } from '../../features/shell/header/language-picker.tsx'
import { WelcomeLinks } from '../../features/welcome/welcome-links.tsx'
import classes from './welcome-layout.module.css'

/** The layout of the public front page: the product's name, the language picker, and links to sign in and register. */
export default function WelcomeLayout() {
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <Link to="/welcome" className={classes.home}>
          <Logo />
        </Link>
        <nav className={classes.links}>
          <LanguagePicker />
          <WelcomeLinks />
        </nav>
      </header>
      <Outlet />
    </div>
  )
}
