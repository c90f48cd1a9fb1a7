import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { guardedScreen, lazyFrame } from './guarded-screen.ts'

const one = { auth: 'required', layout: 'own', title: 'title.markSheet' } as const
const areas = ['mark-sheet', 'mark-panels', 'mark-grid', 'mark-files']

/** Begins to open the sheet. Nothing waits for this: the guard decides meanwhile whether its screen appears. */
const beginSheet: LoaderFunction = ({ params, request }) => {
  // The import of the screen reports a failure.
  void import('../features/mark-sheet/engine/begin-sheet.ts').then(
    (module) => module.beginSheet(params.mark_id ?? '', request.signal),
    () => undefined,
  )
  return null
}

/** `/marksheet/{mark_id}`: one exam's mark sheet. Its four pages share one open sheet; a resource made from it has a page of
 * its own. */
export const markSheetRoute: RouteObject = {
  path: '/marksheet/:mark_id',
  ...lazyFrame(() => import('./layouts/own-layout.tsx')),
  children: [
    {
      ...lazyFrame(() => import('../features/mark-sheet/mark-sheet-frame.tsx'), ...areas),
      loader: beginSheet,
      // The pages of one sheet share it.
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.mark_id !== nextParams.mark_id,
      children: [
        {
          index: true,
          ...guardedScreen({
            ...one,
            areas,
            screen: () => import('../features/mark-sheet/marks-screen.tsx'),
          }),
        },
        {
          path: 'statistics',
          ...guardedScreen({
            ...one,
            areas: [...areas, 'mark-statistics'],
            screen: () => import('../features/mark-sheet/statistics-screen.tsx'),
          }),
        },
        {
          path: 'table_errors',
          ...guardedScreen({
            ...one,
            areas: [...areas, 'mark-errors'],
            screen: () => import('../features/mark-sheet/errors-screen.tsx'),
          }),
        },
        {
          path: 'generate_resource',
          ...guardedScreen({
            ...one,
            areas: [...areas, 'resources', 'outgoing', 'generations', 'content'],
            screen: () => import('./resources-route.tsx'),
          }),
        },
      ],
    },
    {
      path: 'generate_resource/:id',
      ...guardedScreen({
        ...one,
        title: 'title.resource',
        areas: ['resource-edit', 'resources', 'generations', 'content'],
        screen: () => import('../features/resources/edit/resource-edit-screen.tsx'),
      }),
    },
  ],
}
