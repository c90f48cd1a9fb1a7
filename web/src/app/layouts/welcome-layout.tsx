import { Outlet } from 'react-router-dom'

export default function WelcomeLayout() {
  return <Outlet />
}
