import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import type { SchoolClass } from '@classeur/contracts'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classKey } from '../../http/queries/school-class.ts'
import { notices } from '../../components/overlays/notices/notices.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { problemAnswer, server } from '../../testing/server.ts'
import ClassFrame from './class-frame.tsx'

let schoolClass: SchoolClass

function open(path = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter(
    [
      {
        path: '/classe/:class_id',
        element: <ClassFrame />,
        children: [
          { index: true, element: <p>the overview</p> },
          { path: 'students', element: <p>the students</p> },
        ],
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/classe/${classId}${path}`] },
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { client, router }
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('classes')
})
beforeEach(() => {
  schoolClass = schoolClassOf()
  server.use(route.get('*/api/classes/:id', () => HttpResponse.json(schoolClass)))
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

it('the frame shows the class above its pages and marks the current one', async () => {
  open('/students')
  expect((await screen.findByText('6B Mathematics')).closest('h1')).not.toBeNull()
  expect(screen.getByText(/28 students · 6 exams/)).toBeTruthy()
  expect(screen.getByText('the students')).toBeTruthy()
  const plan = screen.getByRole('link', { name: 'Plan the next lesson' })
  expect(plan.getAttribute('href')).toMatch(/^\/lesson-plan-generator\?class=[0-9a-f]{24}&continue$/)
  const links = screen.getAllByRole('link').filter((link) => link !== plan)
  expect(links.map((link) => link.textContent)).toEqual([
    ...['Overview', 'Students', 'Exams', 'Gradebook', 'Teachers', 'Settings'],
  ])
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Students',
  ])
})

it('an archived class explains why it is read-only, and its owner can restore it', async () => {
  schoolClass = schoolClassOf({ archivedAt: '2026-10-01T08:00:00.000Z', readOnly: 'archived' })
  server.use(
    route.post('*/api/classes/:id/unarchive', () => {
      schoolClass = schoolClassOf()
      return HttpResponse.json(schoolClass)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await expect.poll(() => screen.queryByText(/is archived and read-only/)).toBeNull()
})

it('other people learn whom to ask', async () => {
  schoolClass = schoolClassOf({ role: 'editor', ownerName: 'Karim', readOnly: 'over-limit' })
  open()
  expect(await screen.findByText(/over the plan’s limit/)).toBeTruthy()
  expect(screen.getByText(/Ask Karim/)).toBeTruthy()
  expect(screen.getByText('Editor')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose the classes' })).toBeNull()
})

it('the owner of a class over the plan’s limit can choose the classes that stay open, or see the plans', async () => {
  schoolClass = schoolClassOf({ readOnly: 'over-limit' })
  open()
  expect(await screen.findByRole('button', { name: 'Choose the classes' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'See the plans' })
  expect(link.getAttribute('href')).toMatch(/^\/prime\?from=%2F/)
})

it('a class that does not exist and one that the person may not see look the same, without pages', async () => {
  server.use(route.get('*/api/classes/:id', () => problemAnswer('general/not-found', 404)))
  open()
  expect(await screen.findByText('We can’t find this class')).toBeTruthy()
  expect(screen.queryByText('the overview')).toBeNull()
})

it('a class closes when access is removed while it is open', async () => {
  const { client } = open()
  await screen.findByText('the overview')
  server.use(route.get('*/api/classes/:id', () => problemAnswer('general/not-found', 404)))
  void client.invalidateQueries({ queryKey: classKey(classId) })
  expect(await screen.findByText('We can’t find this class')).toBeTruthy()
  expect(screen.queryByText('6B Mathematics')).toBeNull()
})

it('one click deletes the sample class and offers an undo', async () => {
  schoolClass = schoolClassOf({ isSample: true })
  const calls: string[] = []
  server.use(
    route.delete('*/api/classes/:id', () => {
      calls.push('delete')
      return new HttpResponse(null, { status: 204 })
    }),
    route.post('*/api/classes/:id/restore', () => {
      calls.push('restore')
      return HttpResponse.json(schoolClass)
    }),
  )
  const { router } = open()
  expect(await screen.findByText('Sample class')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete the sample class' }))
  await expect.poll(() => router.state.location.pathname).toBe('/')
  const [notice] = notices.get()
  expect(notice?.action?.label).toBe('Undo')
  notice?.action?.run()
  await expect.poll(() => calls).toEqual(['delete', 'restore'])
})

it('a failed request can be retried', async () => {
  server.use(route.get('*/api/classes/:id', () => problemAnswer('general/unavailable', 503), { once: true }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the overview')).toBeTruthy()
})
