import { Outlet } from 'react-router-dom'

export default function OwnLayout() {
  return <Outlet />
}
