import type { ClassCard } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classCardOf, classPageOf, schoolClassOf } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { server } from '../../testing/server.ts'
import ClassesScreen from './classes-screen.tsx'

const idOf = (index: number) => `65f00000000000000000${String(index).padStart(4, '0')}`
const pageSize = 24
let all: Record<string, ClassCard[]>
let asked: URLSearchParams[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('classes')
})
beforeEach(() => {
  asked = []
  all = { active: [], archived: [], deleted: [] }
  server.use(
    route.get('*/api/classes', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const cards = all[query.get('state') ?? ''] ?? []
      const from = Number(query.get('cursor') ?? 0)
      const nextCursor = from + pageSize < cards.length ? String(from + pageSize) : null
      return HttpResponse.json(classPageOf(cards.slice(from, from + pageSize), { nextCursor, limit: null }))
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('60 classes load page by page', async () => {
  all['active'] = Array.from({ length: 60 }, (_, index) =>
    classCardOf({ id: idOf(index), name: `Class ${index}` }),
  )
  renderScreen(<ClassesScreen />, '/here?classes=active')
  const more = 'Show more classes'
  await userEvent.click(await screen.findByText(more))
  await screen.findByText('Class 47')
  await userEvent.click(await screen.findByText(more))
  await screen.findByText('Class 59')
  expect(screen.queryByText(more)).toBeNull()
  expect(screen.getAllByText(/^Class \d+$/)).toHaveLength(60)
})

it('the server searches the classes', async () => {
  renderScreen(<ClassesScreen />, '/here?classes=active')
  await userEvent.type(await screen.findByRole('searchbox'), 'phys')
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('phys')
  expect(await screen.findByText('No class matches “phys”')).toBeTruthy()
})

it('a class in the trash shows how long it stays, and can be restored', async () => {
  const deletedAt = new Date(Date.now() - 10 * 86_400_000 + 60_000).toISOString()
  all['deleted'] = [
    classCardOf({ deletedAt }),
    classCardOf({ id: idOf(1), name: 'Theirs', role: 'editor', deletedAt }),
  ]
  server.use(
    route.post('*/api/classes/:id/restore', () => {
      all['deleted'] = []
      return HttpResponse.json(schoolClassOf())
    }),
  )
  renderScreen(<ClassesScreen />, '/here?classes=deleted')
  const [mine, theirs] = await screen.findAllByRole('listitem')
  expect(mine && within(mine).getByText('21 days left in the trash')).toBeTruthy()
  // Only the owner can delete or restore a class.
  expect(theirs && within(theirs).queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Restore 6B Mathematics' }))
  expect(await screen.findByText('The trash is empty')).toBeTruthy()
})

it('archived classes can be opened for reading', async () => {
  all['archived'] = [classCardOf({ archivedAt: '2026-07-01T08:00:00.000Z' })]
  renderScreen(<ClassesScreen />, '/here?classes=active')
  await userEvent.click(await screen.findByRole('radio', { name: 'Archive' }))
  expect(await screen.findByRole('link', { name: '6B Mathematics' })).toBeTruthy()
  expect(screen.getByText('Archived on 1 Jul 2026')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Restore/ })).toBeTruthy()
})
