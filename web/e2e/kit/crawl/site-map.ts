import type { RouteAuth } from '@classeur/domain/access'
import type { RouteObject } from 'react-router-dom'
import { builtinEnvironments } from 'vitest/runtime'
import type { RouteHandle } from '../../../src/app/guarded-screen.ts'

/** A screen of the app: its full path with parameters, such as `/classe/:class_id/exams`. */
export interface SiteRoute {
  path: string
  auth: RouteAuth
}

/** Imports the router's own table. Modules of the web app read `window` when they load, so there must be one. */
async function importRoutes(): Promise<RouteObject[]> {
  const window = await builtinEnvironments.jsdom.setup(globalThis, {})
  try {
    return (await import('../../../src/app/routes.tsx')).routes
  } finally {
    await window.teardown(globalThis)
  }
}

function screensOf(route: RouteObject, parent: string): SiteRoute[] {
  const path = [parent, route.path ?? '']
    .join('/')
    .replaceAll(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
  const { auth } = (route.handle ?? {}) as Partial<RouteHandle>
  const below = (route.children ?? []).flatMap((child) => screensOf(child, path))
  return auth ? [{ path, auth }, ...below] : below
}

/** Every screen in the router's table. Paths that only redirect have no screen. */
export async function readSiteMap(): Promise<SiteRoute[]> {
  return (await importRoutes()).flatMap((route) => screensOf(route, ''))
}
