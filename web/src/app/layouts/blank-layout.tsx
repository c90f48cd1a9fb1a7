import { Link, Outlet } from 'react-router-dom'
import { Logo } from '../../components/layout/logo.tsx'
import { LanguagePicker } from '../../features/shell/header/language-picker.tsx'
import classes from './blank-layout.module.css'

/** A page with nothing but itself: name above, language in the corner. */
export default function BlankLayout() {
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <Link to="/welcome" className={classes.home}>
          <Logo />
        </Link>
        <LanguagePicker />
      </header>
      <Outlet />
    </div>
  )
}
