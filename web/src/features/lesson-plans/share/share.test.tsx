import { screen, waitFor, within } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { generationId } from '../../../testing/generation-samples.ts'
import { server } from '../../../testing/server.ts'
import { openPlan, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer(['objectives'])
const token = '7kd2-m9qx-4fhv'
let calls: string[]
beforeEach(() => {
  calls = []
  server.use(
    route.put(`*/api/lesson-plans/${generationId}/share`, () => {
      calls.push('create')
      plan.plan = { ...plan.plan, shareToken: token }
      return HttpResponse.json({ token })
    }),
    route.delete(`*/api/lesson-plans/${generationId}/share`, () => {
      calls.push('revoke')
      plan.plan = { ...plan.plan, shareToken: null }
      return new HttpResponse(null, { status: 204 })
    }),
  )
})
const panel = () => screen.getByRole('region', { name: 'Share link' })

it('the link is off at first and says what it leaves out; then it can be copied', async () => {
  const user = await openPlan(plan)
  expect(within(panel()).getByText(/Your class, its marks and students’ names are left out/)).toBeTruthy()
  expect(within(panel()).queryByRole('button', { name: 'Copy' })).toBeNull()
  await user.click(within(panel()).getByRole('button', { name: 'Create a link' }))
  await user.click(await within(panel()).findByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared/${token}`)
  expect(await screen.findByText('Link copied.')).toBeTruthy()
})

it('the whole address can be selected when the browser refuses to copy, which isn’t reported as a success', async () => {
  plan.plan = { ...plan.plan, shareToken: token }
  const user = await openPlan(plan)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(within(panel()).getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await within(panel()).findByText(new RegExp(`^http.*/shared/${token}$`))).textContent).toBeTruthy()
})

it('switching the link off is for good, so the page asks once', async () => {
  plan.plan = { ...plan.plan, shareToken: token }
  const user = await openPlan(plan)
  await user.click(within(panel()).getByRole('button', { name: 'Switch off' }))
  expect(within(panel()).getByText(/stops working for good/)).toBeTruthy()
  await user.click(within(panel()).getByRole('button', { name: 'Keep the link' }))
  expect(calls).toEqual([])
  await user.click(within(panel()).getByRole('button', { name: 'Switch off' }))
  await user.click(within(panel()).getByRole('button', { name: 'Switch off' }))
  await waitFor(() => expect(calls).toEqual(['revoke']))
  expect(await within(panel()).findByRole('button', { name: 'Create a link' })).toBeTruthy()
})

it('colleagues who may edit the plan don’t see its link', async () => {
  plan.plan = { ...plan.plan, rights: { edit: true, own: false } }
  await openPlan(plan)
  expect(screen.queryByRole('region', { name: 'Share link' })).toBeNull()
})
