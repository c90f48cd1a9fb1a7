import type { LessonPhase } from '@classeur/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../../../../drafts/draft-storage.ts'
import { generationId, snapshotOf } from '../../../../testing/generation-samples.ts'
import { mediaImageOf } from '../../../../testing/image-samples.ts'
import { server } from '../../../../testing/server.ts'
import { openPlan, planServer } from '../../testing/plan-server.tsx'

vi.mock('../../../../realtime/socket.ts', () => import('../../../../testing/fake-socket.ts'))

const plan = planServer(['phases'])
const drawn = '65f0000000000000000000dd'
const other = '65f0000000000000000000ee'
const drawings = { form: 'lesson-picture', subject: `${generationId}:drawings` } as const
const phases = () => (plan.section('phases')?.value as { items: LessonPhase[] }).items
const imagesOf = () => phases().map(({ imageId }) => imageId)
const change = (changed: (items: LessonPhase[]) => LessonPhase[]) =>
  plan.changeElsewhere('phases', { items: changed(phases()), fittedFromMin: null }, false)
/** A picture was requested for the second phase as it is now. */
const request = () =>
  writeDraft(drawings, [
    { generationId: drawn, phase: 1, title: phases()[1]?.title, imageId: null, prompt: 'Two strips' },
  ])

beforeEach(() => {
  server.use(
    route.get(`*/api/generations/${drawn}`, () =>
      HttpResponse.json(snapshotOf({ id: drawn, kind: 'image', state: 'completed', stage: 'done' })),
    ),
  )
  request()
})

it('a picture is placed in its phase, also after a phase before it was removed', async () => {
  await change(([_first, ...rest]) => rest)
  await openPlan(plan)
  await waitFor(() => expect(imagesOf().slice(0, 2)).toEqual([drawn, null]))
  expect(readDraft(drawings)).toBeNull()
})

it('a picture that was put there in the meantime is replaced only on request', async () => {
  await change((items) => items.map((phase, index) => (index === 1 ? { ...phase, imageId: other } : phase)))
  await openPlan(plan)
  expect(await screen.findByText(/has another picture now\. The new one is in “My pictures”/)).toBeTruthy()
  expect(imagesOf()[1]).toBe(other)
  await userEvent.click(screen.getByRole('button', { name: 'Use the new one' }))
  await waitFor(() => expect(imagesOf()[1]).toBe(drawn))
})

it('a picture whose phase was removed is offered, and placed nowhere by itself', async () => {
  await change((items) => items.filter((_, index) => index !== 1))
  await openPlan(plan)
  expect(await screen.findByText(/this phase was renamed or removed/)).toBeTruthy()
  expect(imagesOf()).not.toContain(drawn)
  await userEvent.click(screen.getByRole('button', { name: 'Add it to phase 2' }))
  await waitFor(() => expect(imagesOf()[1]).toBe(drawn))
})

it('a picture chosen in a dialog is added to the phase that was pressed, though a colleague moved it meanwhile', async () => {
  writeDraft(drawings, [])
  const chosen = mediaImageOf()
  server.use(route.get('*/api/images', () => HttpResponse.json({ images: [chosen], nextCursor: null })))
  const user = await openPlan(plan)
  await user.click(screen.getAllByRole('button', { name: 'Add a picture' })[0] as HTMLElement)
  const picture = await screen.findByRole('button', { name: /Volcano/ })
  const [first, second, ...rest] = phases()
  await plan.changeElsewhere('phases', { items: [second, first, ...rest], fittedFromMin: null })
  await user.click(picture)
  await waitFor(() => expect(imagesOf().slice(0, 2)).toEqual([null, chosen.id]))
})
