import { IconArchive, IconHome, IconNotes, IconPhoto, IconSchool, IconSettings } from '@tabler/icons-react'
import type { ComponentType } from 'react'

export interface NavigationItem {
  /** Key under `nav` in the text area `shell`. */
  name: 'home' | 'classesItem' | 'lessonPlans' | 'images' | 'backup' | 'settings'
  to: string
  /** Other paths on which this item is the current one. */
  also?: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
}

export const dailyItems: NavigationItem[] = [
  { name: 'home', to: '/', icon: IconHome },
  { name: 'classesItem', to: '/?classes=active', icon: IconSchool },
  { name: 'lessonPlans', to: '/lesson-plan-generator', also: '/lesson-plan-result', icon: IconNotes },
  { name: 'images', to: '/generate/image', icon: IconPhoto },
]

export const backupItem: NavigationItem = { name: 'backup', to: '/backup', icon: IconArchive }

export const settingsItem: NavigationItem = { name: 'settings', to: '/settings', icon: IconSettings }

/** `/?classes=active` is the class list, not the home page. */
const isClassList = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/' && new URLSearchParams(search).has('classes')

/** The home page and the class list share a path; `/settings/wallet` is part of `/settings`. */
export function isCurrent(
  { name, to, also }: NavigationItem,
  location: { pathname: string; search: string },
): boolean {
  const { pathname } = location
  if (name === 'classesItem') return isClassList(location)
  if (name === 'home') return pathname === '/' && !isClassList(location)
  return [to, also].some((root) => root && (pathname === root || pathname.startsWith(`${root}/`)))
}
