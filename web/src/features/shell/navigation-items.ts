import { IconArchive, IconHome, IconNotes, IconPhoto, IconSettings } from '@tabler/icons-react'
import type { ComponentType } from 'react'

export interface NavigationItem {
  /** Key under `nav` in the area `shell`. */
  name: 'home' | 'lessonPlans' | 'images' | 'backup' | 'settings'
  to: string
  /** Other paths at which this item is the current one. */
  also?: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
}

export const dailyItems: NavigationItem[] = [
  { name: 'home', to: '/', icon: IconHome },
  { name: 'lessonPlans', to: '/lesson-plan-generator', also: '/lesson-plan-result', icon: IconNotes },
  { name: 'images', to: '/generate/image', icon: IconPhoto },
]

export const seldomItems: NavigationItem[] = [
  { name: 'backup', to: '/backup', icon: IconArchive },
  { name: 'settings', to: '/settings', icon: IconSettings },
]

/** `/?classes=active`: the list of all classes is not the home page. */
export const isClassList = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/' && new URLSearchParams(search).has('classes')

/** `/settings/wallet` is in `/settings`; only `/` itself is home. */
export const isCurrent = (
  { to, also }: NavigationItem,
  { pathname, search }: { pathname: string; search: string },
): boolean =>
  to === '/'
    ? pathname === '/' && !isClassList({ pathname, search })
    : [to, also].some((root) => root && (pathname === root || pathname.startsWith(`${root}/`)))
