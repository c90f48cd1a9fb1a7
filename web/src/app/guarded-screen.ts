import type { RouteAuth } from '@classeur/domain/access'
import type { ComponentType } from 'react'
import type { LoaderFunction, NonIndexRouteObject } from 'react-router-dom'
import { loadAreas } from '../i18n/i18n.ts'
import { guardRoute } from './route-guard/guard-route.ts'
import type { Prepare } from './route-guard/prepare-screen.ts'

export type Layout = 'main' | 'blank' | 'own' | 'welcome' | 'other'

/** What every screen's route says about itself. */
export interface RouteHandle {
  auth: RouteAuth
  layout: Layout
  /** Key of the window's title in the area `shell`. */
  title: string
}

type Module = () => Promise<{ default: ComponentType }>

interface ScreenOptions extends RouteHandle {
  screen: Module
  /** Areas of words the screen needs before it is shown. */
  areas?: readonly string[]
  /** Has the screen's answers on their way before it is shown. */
  prepare?: () => Promise<{ prepare: Prepare }>
}

/** The rest of a route: guard, words and the screen's code are fetched side by side. */
export function guardedScreen({
  auth,
  layout,
  title,
  screen,
  areas = [],
  prepare,
}: ScreenOptions): Omit<NonIndexRouteObject, 'index' | 'children' | 'path'> {
  return {
    handle: { auth, layout, title } satisfies RouteHandle,
    loader: prepare ? guardThenPrepare(auth, prepare) : guardRoute(auth),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href !== nextUrl.href || defaultShouldRevalidate,
    lazy: async () => {
      const [{ default: Component }] = await Promise.all([screen(), loadAreas(...areas)])
      return { Component }
    },
  }
}

/** For whom the guard lets through: answers that are on their way are waited for, but not for long. */
const guardThenPrepare =
  (auth: RouteAuth, prepare: NonNullable<ScreenOptions['prepare']>): LoaderFunction =>
  async (args, handlerContext) => {
    const preparation = import('./route-guard/prepare-screen.ts').then((module) => module.prepareScreen)
    const fetched = Promise.all([prepare(), preparation])
    const redirected = await guardRoute(auth)(args, handlerContext)
    if (redirected) return redirected
    const [screen, prepareScreen] = await fetched
    await prepareScreen(screen.prepare)
    return null
  }

/** A layout or other frame around screens: fetched when first needed, guarded by the screens inside it. */
export const lazyFrame = (frame: Module, ...areas: string[]) => ({
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([frame(), loadAreas(...areas)])
    return { Component }
  },
})
