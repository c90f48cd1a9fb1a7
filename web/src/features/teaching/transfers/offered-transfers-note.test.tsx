import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classId } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { OfferedTransfersNote } from './offered-transfers-note.tsx'

const transfer = { classId, className: '6B Mathematics', fromName: 'Youssef Amrani' }

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('teaching')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('an offered class is shown until it is accepted', async () => {
  let transfers = [transfer]
  server.use(
    route.get('*/api/transfers', () => HttpResponse.json({ transfers })),
    route.post(`*/api/classes/${classId}/transfer/accept`, () => {
      transfers = []
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderScreen(<OfferedTransfersNote />)
  expect(
    await screen.findByText('Youssef Amrani wants to transfer the class “6B Mathematics” to you.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take over the class' }))
  await waitFor(() => expect(screen.queryByText(/wants to transfer the class/)).toBeNull())
})

it('an offer that the plan has no slot for explains this and is kept', async () => {
  server.use(
    route.get('*/api/transfers', () => HttpResponse.json({ transfers: [transfer] })),
    route.post(`*/api/classes/${classId}/transfer/accept`, () => problemAnswer('classes/limit-reached', 403)),
  )
  renderScreen(<OfferedTransfersNote />)
  await userEvent.click(await screen.findByRole('button', { name: 'Take over the class' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
})
