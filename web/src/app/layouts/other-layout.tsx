import { Outlet } from 'react-router-dom'

export default function OtherLayout() {
  return <Outlet />
}
