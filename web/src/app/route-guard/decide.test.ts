import { decide, safeRedirectPath, type RouteAuth } from '@classeur/domain/access'
import { describe, expect, it } from 'vitest'

const toLogin = '/login?redirect_to=%2Fsettings%2Fwallet%3Fa%3D1%23b'
const routeAuths: RouteAuth[] = ['required', 'public', 'not-required', 'unset']

/**
 * [auth, sign-in screen, signed in, profile complete] → target of the redirect. The guard lets all other combinations
 * through.
 */
const redirects = new Map<string, string>([
  ['required,false,false,false', toLogin],
  ['required,true,false,false', toLogin],
  ...routeAuths.map((auth): [string, string] => [`${auth},true,true,true`, '/']),
])

const combinations = routeAuths.flatMap((auth) =>
  [false, true].flatMap((isSignInScreen) =>
    [false, true].flatMap((signedIn) =>
      [false, true].map((complete) => [auth, isSignInScreen, signedIn, complete] as const),
    ),
  ),
)

describe("the guard's decision", () => {
  it.each(combinations)('auth %s, sign-in screen %s, signed in %s, complete %s', (...combination) => {
    const [auth, isSignInScreen, signedIn, complete] = combination
    const route = { auth, isSignInScreen, fullPath: '/settings/wallet?a=1#b' }
    const to = redirects.get(combination.join())
    expect(decide(route, signedIn, complete)).toEqual(to ? { kind: 'redirect', to } : { kind: 'allow' })
  })

  it('the sign-in redirect leads back to exactly the requested path', () => {
    const query = new URLSearchParams(toLogin.split('?')[1])
    expect(safeRedirectPath(query.get('redirect_to'))).toBe('/settings/wallet?a=1#b')
  })
})

describe('safeRedirectPath', () => {
  it.each([
    '/',
    '/backup',
    '/lesson-plan-result/1?tab=2#x',
    '/joinclass/a-b',
    '/a?next=https://b//c',
    '/a.b/..c',
  ])('keeps the path %s', (path) => expect(safeRedirectPath(path)).toBe(path))

  it.each([
    null,
    undefined,
    '',
    'backup',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/a//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    '/a/../..',
    '/\u0000',
  ])('replaces %j with /', (path) => expect(safeRedirectPath(path)).toBe('/'))
})
