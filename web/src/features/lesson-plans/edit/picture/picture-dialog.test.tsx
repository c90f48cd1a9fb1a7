import type { LessonPhase, MediaImage } from '@classeur/contracts'
import { screen, waitFor } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaImageOf } from '../../../../testing/image-samples.ts'
import { server } from '../../../../testing/server.ts'
import { openPlan, planServer } from '../../testing/plan-server.tsx'

vi.mock('../../../../realtime/socket.ts', () => import('../../../../testing/fake-socket.ts'))

const plan = planServer(['phases'])
let image: MediaImage
let requests: string[]

beforeEach(() => {
  image = mediaImageOf()
  requests = []
  server.use(
    route.get('*/api/images', () => HttpResponse.json({ images: [image], nextCursor: null })),
    route.get('*/api/images/:id', () => HttpResponse.json(image)),
    route.patch('*/api/images/:id', async ({ request }) => {
      const { altText } = (await request.json()) as { altText: string }
      requests.push(altText)
      image = { ...image, altText }
      return HttpResponse.json(image)
    }),
    route.post('*/api/functions/generateImages', () => {
      requests.push('generateImages')
      return HttpResponse.error()
    }),
  )
})

describe('the picture of a phase', () => {
  it('with a description of two letters isn’t drawn, and the field says what is missing', async () => {
    const user = await openPlan(plan)
    await user.click(screen.getAllByRole('button', { name: 'Add a picture' })[0] as HTMLElement)
    await user.click(await screen.findByRole('radio', { name: 'Draw a new one' }))
    const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'What should the picture show?',
    })
    await user.clear(prompt)
    await user.type(prompt, 'ox')
    await user.click(screen.getByRole('button', { name: /Draw it/ }))
    expect(await screen.findByText('Describe in a few words what the picture should show.')).toBeTruthy()
    expect(document.activeElement).toBe(prompt)
    expect(requests).toEqual([])
  })

  it('keeps a description that was changed elsewhere until the teacher chooses', async () => {
    const items = (plan.section('phases')?.value as { items: LessonPhase[] }).items
    const withImage = items.map((phase, index) => (index === 0 ? { ...phase, imageId: image.id } : phase))
    await plan.changeElsewhere('phases', { items: withImage, fittedFromMin: null }, false)
    const user = await openPlan(plan)
    await user.click(screen.getByRole('button', { name: 'Change the picture' }))
    const description = await screen.findByRole('textbox', { name: 'Description of the picture' })
    await user.clear(description)
    await user.type(description, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    image = { ...image, altText: 'Theirs' }
    await user.click(screen.getByRole('button', { name: 'Change the picture' }))
    const keep = await screen.findByRole('button', { name: 'Keep mine' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(requests).toEqual([])
    await user.click(keep)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(requests).toEqual(['Mine']))
  })
})
