import type { ClassCard } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { classCardOf, classPageOf } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { notices } from '../../overlays/notices/notices.ts'
import { OverLimitNote } from './over-limit-note.tsx'

const idOf = (name: string) => `65f0000000000000000000${name.charCodeAt(0).toString(16)}`
const cardOf = (name: string, fields: Partial<ClassCard> = {}) =>
  classCardOf({ id: idOf(name), name, ...fields })

let cards: ClassCard[]
let used: number
/** The bodies of the saved choices. */
let sent: unknown[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  }
  await startI18n()
})
beforeEach(() => {
  sent = []
  used = 5
  cards = [
    cardOf('A', { counts: { students: 1, exams: 0, cellsToEnter: 0 } }),
    cardOf('B'),
    cardOf('C'),
    cardOf('D', { readOnly: 'over-limit' }),
    cardOf('E', { readOnly: 'over-limit' }),
    cardOf('S', { isSample: true }),
    cardOf('K', { role: 'editor', ownerName: 'Karim' }),
  ]
  server.use(
    // Two pages, because a person may own more classes than one page contains.
    route.get('*/api/classes', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('cursor')
      return HttpResponse.json(
        classPageOf(isFirst ? cards.slice(0, 4) : cards.slice(4), {
          used,
          nextCursor: isFirst ? 'bmV4dA' : null,
        }),
      )
    }),
    route.put('*/api/classes/open', async ({ request }) => {
      const body = (await request.json()) as { classIds: string[] }
      sent.push(body)
      cards = cards.map((card) =>
        card.isSample || card.role !== 'owner'
          ? card
          : { ...card, readOnly: body.classIds.includes(card.id) ? null : 'over-limit' },
      )
      return HttpResponse.json(body)
    }),
  )
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

async function openWindow() {
  renderScreen(<OverLimitNote />)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose the classes' }))
  const window = await screen.findByRole('dialog', { name: 'Choose the classes that stay open' })
  await within(window).findByRole('checkbox', { name: /^A/ })
  const box = (name: string) =>
    within(window).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
  const save = within(window).getByRole<HTMLButtonElement>('button', { name: 'Save the choice' })
  return { window, box, save, status: within(window).getByRole('status') }
}

it('the note says how many classes are too many, and links to the plans', async () => {
  renderScreen(<OverLimitNote />)
  expect(await screen.findByText('You have 5 classes, and your plan allows 3.')).toBeTruthy()
  expect(screen.getByText(/2 classes are read-only/)).toBeTruthy()
  const plans = await screen.findByRole('link', { name: 'See the plans' })
  expect(plans.getAttribute('href')).toBe('/prime?from=%2Fhere')
})

it('the note renders nothing for a person within the limit', async () => {
  used = 3
  const { client } = renderScreen(<OverLimitNote />)
  await expect.poll(() => client.isFetching() === 0 && client.getQueryCache().getAll().length > 0).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/your plan allows/)).toBeNull()
})

it('the window lists the classes that count, with students and last change, and ticks the open ones', async () => {
  const { window, box, status } = await openWindow()
  const boxes = within(window).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, false, false])
  expect(box('A').closest('li')?.textContent).toMatch(/^A1 student · changed /)
  expect(box('E').closest('li')?.textContent).toContain('Read-only now')
  expect(status.textContent).toBe('3 of 3 chosen')
})

it('only as many classes as the plan allows can be saved, and the reason is shown', async () => {
  const { box, save, status } = await openWindow()
  await userEvent.click(box('E'))
  expect(save.disabled).toBe(true)
  expect(status.textContent).toBe('4 of 3 chosenUntick 1 class to save.')
  await userEvent.click(box('A'))
  expect([save.disabled, status.textContent]).toEqual([false, '3 of 3 chosen'])
  await userEvent.click(box('B'))
  expect([save.disabled, status.textContent]).toEqual([true, '2 of 3 chosenChoose 1 more class.'])
})

it('a double click saves the choice once, and the window closes', async () => {
  const { box, save } = await openWindow()
  await userEvent.click(box('A'))
  await userEvent.click(box('E'))
  await userEvent.dblClick(save)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([{ classIds: [idOf('B'), idOf('C'), idOf('E')] }])
  expect(notices.get().map(({ message }) => message)).toEqual(['3 classes stay open.'])
  // The choice can be changed again.
  await userEvent.click(screen.getByRole('button', { name: 'Choose the classes' }))
  const a = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^A/ })
  await expect.poll(() => a.checked).toBe(false)
})

it('an unchanged choice sends nothing', async () => {
  const { save } = await openWindow()
  await userEvent.click(save)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})

it('a failed save keeps the choice and can be repeated', async () => {
  server.use(
    route.put('*/api/classes/open', () => problemAnswer('classes/changed-meanwhile', 409), { once: true }),
  )
  const { box, save, window } = await openWindow()
  await userEvent.click(box('A'))
  await userEvent.click(box('D'))
  await userEvent.click(save)
  expect(await within(window).findByRole('alert')).toBeTruthy()
  expect([box('A').checked, box('D').checked]).toEqual([false, true])
  await userEvent.click(save)
  await expect.poll(() => sent).toEqual([{ classIds: [idOf('B'), idOf('C'), idOf('D')] }])
})
