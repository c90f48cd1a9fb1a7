import type { RouteAuth } from '@classeur/domain/access'
import type { ComponentType } from 'react'
import type { LoaderFunction, NonIndexRouteObject } from 'react-router-dom'
import { loadAreas } from '../i18n/i18n.ts'
import { guardRoute } from './route-guard/guard-route.ts'
import type { Prepare } from './route-guard/prepare-screen.ts'

export type Layout = 'main' | 'blank' | 'own' | 'welcome' | 'other'

/** Data that every screen's route carries. */
export interface RouteHandle {
  auth: RouteAuth
  layout: Layout
  /** Key of the window's title in the text area `shell`. */
  title: string
  /** Whether the screen is about payments, and so says when no money moves. */
  isAboutPayments?: boolean
}

type Module = () => Promise<{ default: ComponentType }>

interface ScreenOptions extends RouteHandle {
  screen: Module
  /** Text areas to load before the screen is shown. */
  areas?: readonly string[]
  /** Imports the function that starts the screen's requests before the screen is shown. */
  prepare?: () => Promise<{ prepare: Prepare }>
}

/** The remaining fields of a screen's route. The guard, the texts and the screen's code load in parallel. */
export function guardedScreen({
  auth,
  layout,
  title,
  isAboutPayments = false,
  screen,
  areas = [],
  prepare,
}: ScreenOptions): Omit<NonIndexRouteObject, 'index' | 'children' | 'path'> {
  return {
    handle: { auth, layout, title, isAboutPayments } satisfies RouteHandle,
    loader: prepare ? guardThenPrepare(auth, prepare) : guardRoute(auth),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
      // The guard doesn't read the query. Without a loader to wait for, a picture or panel that the query opens is
      // there before the next key press; otherwise that key would be lost.
      const onlyQueryChanges =
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      return !onlyQueryChanges && (currentUrl.href !== nextUrl.href || defaultShouldRevalidate)
    },
    lazy: async () => {
      const [{ default: Component }] = await Promise.all([screen(), loadAreas(...areas)])
      return { Component }
    },
  }
}

/** Runs the guard, then waits for the screen's requests for a short time, so that the page opens with its content. */
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

/** A layout or another frame around screens. It is loaded on first use; the screens inside it have their own guards. */
export const lazyFrame = (frame: Module, ...areas: string[]) => ({
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([frame(), loadAreas(...areas)])
    return { Component }
  },
})
