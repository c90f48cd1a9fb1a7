import type { RouteObject } from 'react-router-dom'
import { classRoute } from './class-route.ts'
import { markSheetRoute } from './mark-sheet-route.ts'
import { guardThenRedirect } from './route-guard/guard-route.ts'
import { FirstLoad } from './first-load.tsx'
import { RenderErrorScreen } from './render-error-screen.tsx'
import { RootFrame } from './root-frame.tsx'
import { guardedScreen, lazyFrame } from './guarded-screen.ts'

const main = { auth: 'required', layout: 'main' } as const
const blank = { auth: 'public', layout: 'blank' } as const
const settings = { ...main, title: 'title.settings', areas: ['settings'] } as const
const payments = { ...settings, areas: ['settings', 'billing'], isAboutPayments: true } as const
const images = { ...main, title: 'title.images' } as const

const mainRoutes: RouteObject[] = [
  {
    path: '/',
    ...guardedScreen({
      ...main,
      title: 'title.home',
      areas: ['home', 'generations', 'classes', 'teaching'],
      screen: () => import('./home-route.tsx'),
      prepare: () => import('./home-route.tsx'),
    }),
  },
  classRoute,
  {
    path: '/settings',
    ...lazyFrame(() => import('../features/settings/settings-frame.tsx'), 'settings'),
    children: [
      { index: true, element: null, loader: guardThenRedirect('required', '/settings/account') },
      {
        path: 'account',
        ...guardedScreen({
          ...settings,
          areas: ['settings', 'onboarding'],
          screen: () => import('../features/settings/account-screen.tsx'),
        }),
      },
      {
        path: 'school',
        ...guardedScreen({
          ...settings,
          areas: ['settings', 'school', 'grading'],
          screen: () => import('../features/settings/school-screen.tsx'),
        }),
      },
      {
        path: 'billing',
        ...guardedScreen({
          ...payments,
          screen: () => import('../features/settings/billing-screen.tsx'),
        }),
      },
      {
        path: 'wallet',
        ...guardedScreen({
          ...payments,
          screen: () => import('../features/settings/wallet-screen.tsx'),
        }),
      },
      {
        path: 'order',
        ...guardedScreen({
          ...payments,
          screen: () => import('../features/settings/order-screen.tsx'),
        }),
      },
    ],
  },
  {
    path: '/backup',
    ...guardedScreen({
      ...main,
      title: 'title.backup',
      areas: ['backup', 'settings', 'mark-grid', 'trash', 'classes', 'lesson-plans', 'images', 'resources'],
      screen: () => import('../features/backup/backup-screen.tsx'),
    }),
  },
  {
    path: '/lesson-plan-generator',
    ...guardedScreen({
      ...main,
      title: 'title.lessonPlanGenerator',
      areas: ['lesson-plans', 'lesson-context', 'outgoing', 'generations', 'lesson-history'],
      screen: () => import('../features/lesson-plans/lesson-plan-generator-screen.tsx'),
    }),
  },
  {
    path: '/lesson-plan-result/:id',
    ...guardedScreen({
      ...main,
      title: 'title.lessonPlan',
      areas: ['lesson-plans', 'generations', 'lesson-edit', 'content'],
      screen: () => import('../features/lesson-plans/lesson-plan-result-screen.tsx'),
    }),
  },
  {
    path: '/generate/image',
    children: [
      { index: true, element: null, loader: guardThenRedirect('required', '/generate/image/mymedia') },
      {
        path: 'mymedia',
        ...guardedScreen({
          ...images,
          areas: ['images', 'my-media', 'generations', 'picture-publishing'],
          screen: () => import('../features/images/my-media-screen.tsx'),
        }),
      },
      {
        path: 'explore',
        ...guardedScreen({
          ...images,
          areas: ['images'],
          screen: () => import('../features/images/explore-screen.tsx'),
        }),
      },
    ],
  },
]

const blankRoutes: RouteObject[] = [
  {
    path: '/login',
    ...guardedScreen({
      ...blank,
      title: 'title.login',
      areas: ['identity'],
      screen: () => import('../features/identity/login-screen.tsx'),
    }),
  },
  {
    path: '/register',
    ...guardedScreen({
      ...blank,
      title: 'title.register',
      areas: ['identity', 'onboarding'],
      screen: () => import('./register-screen.tsx'),
    }),
  },
  {
    path: '/resetpassword',
    ...guardedScreen({
      ...blank,
      auth: 'not-required',
      title: 'title.resetPassword',
      areas: ['identity'],
      screen: () => import('../features/identity/reset-password-screen.tsx'),
    }),
  },
  {
    path: '/verifyEmail',
    ...guardedScreen({
      ...blank,
      auth: 'not-required',
      title: 'title.verifyEmail',
      areas: ['identity'],
      screen: () => import('../features/identity/verify-email-screen.tsx'),
    }),
  },
  {
    path: '/handleError',
    ...guardedScreen({
      ...blank,
      title: 'title.error',
      screen: () => import('../features/errors/handle-error-screen.tsx'),
    }),
  },
  {
    path: '/shared/:token',
    ...guardedScreen({
      ...blank,
      title: 'title.sharedLessonPlan',
      areas: ['lesson-shared', 'lesson-plans', 'lesson-edit', 'generations', 'content'],
      screen: () => import('./shared-lesson-plan-route.tsx'),
    }),
  },
  {
    path: '*',
    ...guardedScreen({
      ...blank,
      title: 'title.notFound',
      screen: () => import('../features/errors/not-found-screen.tsx'),
    }),
  },
]

const otherRoutes: RouteObject[] = [
  {
    path: '/prime',
    ...guardedScreen({
      auth: 'required',
      layout: 'other',
      title: 'title.prime',
      isAboutPayments: true,
      areas: ['prime', 'billing'],
      screen: () => import('../features/prime/prime-screen.tsx'),
    }),
  },
  {
    path: '/joinclass/:join_link_id',
    ...guardedScreen({
      auth: 'unset',
      layout: 'other',
      title: 'title.joinClass',
      areas: ['teaching'],
      screen: () => import('../features/teaching/join-class-screen.tsx'),
    }),
  },
]

const welcomeRoute: RouteObject = {
  path: '/welcome',
  ...guardedScreen({
    auth: 'public',
    layout: 'welcome',
    title: 'title.welcome',
    areas: ['welcome'],
    screen: () => import('../features/welcome/welcome-screen.tsx'),
  }),
}

/** The site map. Each screen's code loads on its first visit, and the guard runs before each screen. */
export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    HydrateFallback: FirstLoad,
    ErrorBoundary: RenderErrorScreen,
    children: [
      { ...lazyFrame(() => import('./layouts/main-layout.tsx')), children: mainRoutes },
      { ...lazyFrame(() => import('./layouts/blank-layout.tsx')), children: blankRoutes },
      { ...lazyFrame(() => import('./layouts/other-layout.tsx')), children: otherRoutes },
      { ...lazyFrame(() => import('./layouts/welcome-layout.tsx')), children: [welcomeRoute] },
      markSheetRoute,
    ],
  },
]
