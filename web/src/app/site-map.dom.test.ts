import type { RouteAuth } from '@classeur/domain/access'
import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Layout, RouteHandle } from './guarded-screen.ts'
import { routes } from './routes.tsx'

const handleAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined

const siteMap: [path: string, layout: Layout, auth: RouteAuth][] = [
  ['/', 'main', 'required'],
  ['/classe/1', 'main', 'required'],
  ['/classe/1/students', 'main', 'required'],
  ['/classe/1/exams', 'main', 'required'],
  ['/classe/1/gradebook', 'main', 'required'],
  ['/classe/1/gradebook/comments', 'main', 'required'],
  ['/classe/1/teachers', 'main', 'required'],
  ['/classe/1/edit', 'main', 'required'],
  ['/settings/account', 'main', 'required'],
  ['/settings/school', 'main', 'required'],
  ['/settings/billing', 'main', 'required'],
  ['/settings/wallet', 'main', 'required'],
  ['/settings/order', 'main', 'required'],
  ['/backup', 'main', 'required'],
  ['/lesson-plan-generator', 'main', 'required'],
  ['/lesson-plan-result/1', 'main', 'required'],
  ['/generate/image/mymedia', 'main', 'required'],
  ['/generate/image/explore', 'main', 'required'],
  ['/marksheet/1', 'own', 'required'],
  ['/marksheet/1/table_errors', 'own', 'required'],
  ['/marksheet/1/generate_resource', 'own', 'required'],
  ['/marksheet/1/generate_resource/2', 'own', 'required'],
  ['/marksheet/1/statistics', 'own', 'required'],
  ['/login', 'blank', 'public'],
  ['/register', 'blank', 'public'],
  ['/resetpassword', 'blank', 'not-required'],
  ['/verifyEmail', 'blank', 'not-required'],
  ['/handleError', 'blank', 'public'],
  ['/shared/abc', 'blank', 'public'],
  ['/no/such/page', 'blank', 'public'],
  ['/prime', 'other', 'required'],
  ['/joinclass/abc', 'other', 'unset'],
  ['/welcome', 'welcome', 'public'],
]

it.each(siteMap)('the route %s has the layout %s and the auth flag %s', (path, layout, auth) => {
  expect(handleAt(path)).toMatchObject({ layout, auth })
})

it('every screen and every redirecting path has a guard', () => {
  const unguarded = [...siteMap, ['/settings'], ['/generate/image']].filter(
    ([path = '']) => !matchRoutes(routes, path)?.at(-1)?.route.loader,
  )
  expect(unguarded).toEqual([])
})
