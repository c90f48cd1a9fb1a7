import type { RouteObject } from 'react-router-dom'
import { guardedScreen, lazyFrame } from './guarded-screen.ts'

const one = { auth: 'required', layout: 'main', title: 'title.class' } as const

/** `/classe/{class_id}`: the class frame around its pages. */
export const classRoute: RouteObject = {
  path: '/classe/:class_id',
  ...lazyFrame(() => import('../features/classes/class-frame.tsx'), 'classes'),
  children: [
    {
      index: true,
      ...guardedScreen({
        ...one,
        areas: ['classes'],
        screen: () => import('../features/classes/overview-screen.tsx'),
      }),
    },
    {
      path: 'students',
      ...guardedScreen({
        ...one,
        areas: ['classes', 'students', 'teaching', 'term-errors'],
        screen: () => import('./students-route.tsx'),
      }),
    },
    {
      path: 'exams',
      ...guardedScreen({
        ...one,
        areas: ['classes', 'exams', 'grading'],
        screen: () => import('../features/exams/exams-screen.tsx'),
      }),
    },
    {
      path: 'gradebook',
      ...guardedScreen({
        ...one,
        title: 'title.gradebook',
        areas: ['classes', 'exams', 'gradebook', 'term-errors', 'term-reports'],
        screen: () => import('../features/exams/gradebook-screen.tsx'),
      }),
    },
    {
      path: 'gradebook/comments',
      ...guardedScreen({
        ...one,
        title: 'title.gradebook',
        areas: ['classes', 'exams', 'gradebook', 'overall-comments'],
        screen: () => import('../features/exams/comments-screen.tsx'),
      }),
    },
    {
      path: 'teachers',
      ...guardedScreen({
        ...one,
        areas: ['classes', 'teaching'],
        screen: () => import('../features/teaching/teachers-screen.tsx'),
      }),
    },
    {
      path: 'edit',
      ...guardedScreen({
        ...one,
        areas: ['classes', 'grading'],
        screen: () => import('../features/classes/edit-screen.tsx'),
      }),
    },
  ],
}
