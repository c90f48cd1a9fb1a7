import { Link, Outlet } from 'react-router-dom'
import { Logo } from '../../components/layout/logo.tsx'
import { LanguagePicker } from '../../features/shell/header/language-picker.tsx'
import classes from './blank-layout.module.css'

/** A page without navigation: the product's name at the top and the language picker in the corner. */
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
