import { decide } from '@classeur/domain/access'
import type { SiteRoute } from './site-map.ts'

/** The person who opens a page: a teacher, someone without a complete profile, or someone without an account. */
export type Person = 'teacher' | 'newcomer' | 'visitor'

export interface Visit {
  person: Person
  path: string
}

const signInScreens = ['/login', '/register']

/** Every address of a route, one for each value of its parameter. Throws when a parameter has no value. */
function addressesOf(path: string, values: Record<string, readonly string[]>): string[] {
  const [, parameter] = /:(\w+)/.exec(path) ?? []
  if (!parameter) return [path.replace('*', 'no/such/page')]
  const matching = values[parameter]
  if (!matching) throw new Error(`${path}: the crawl has no value for :${parameter}`)
  return matching.map((value) => path.replace(`:${parameter}`, value))
}

/** The people whom the guard admits to a route. A newcomer opens only routes that a teacher can't. */
function admittedTo({ path, auth }: SiteRoute): Person[] {
  const admits = (isSignedIn: boolean, hasProfile: boolean) =>
    decide({ auth, fullPath: path, isSignInScreen: signInScreens.includes(path) }, isSignedIn, hasProfile)
      .kind === 'allow'
  const signedIn: Person[] = admits(true, true) ? ['teacher'] : admits(true, false) ? ['newcomer'] : []
  return admits(false, false) ? [...signedIn, 'visitor'] : signedIn
}

export const visitsOf = (routes: readonly SiteRoute[], values: Record<string, readonly string[]>): Visit[] =>
  routes.flatMap((route) =>
    addressesOf(route.path, values).flatMap((path) => admittedTo(route).map((person) => ({ person, path }))),
  )
