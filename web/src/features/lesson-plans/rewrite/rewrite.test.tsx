import type { LessonPlan } from '@classeur/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { serverSends } from '../../../testing/fake-socket.ts'
import { generationId, snapshotOf, walletAnswer } from '../../../testing/generation-samples.ts'
import { problemAnswer, server } from '../../../testing/server.ts'
import { wholeLesson } from '../../../testing/whole-lesson.ts'
import { easierPhases, sectionOf } from '../../../testing/whole-plan.ts'
import { openPlan, openText, retype, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer(['objectives', 'phases', 'homework'])
const rewriteId = '65f0000000000000000000cc'
const base = `*/api/lesson-plans/${generationId}`
const rewriteOf = (fields: Parameters<typeof snapshotOf>[0] = {}) =>
  snapshotOf({
    ...{ id: rewriteId, kind: 'lesson-section', lessonSection: 'phases', lessonPlanId: generationId },
    ...{ price: 1, percent: 30, ...fields },
  })
let wishes: unknown[]
let requestKeys: string[]
let decisions: string[]
const propose = (fields: Partial<LessonPlan> = {}) => {
  plan.plan = { ...plan.plan, proposals: [easierPhases()], ...fields }
}
const section = () => screen.getByRole('heading', { name: 'Phases' }).closest('section') as HTMLElement

beforeEach(() => {
  wishes = []
  requestKeys = []
  decisions = []
  server.use(
    route.post(`${base}/sections/phases/rewrite`, async ({ request }) => {
      const sent = (await request.json()) as { wish: unknown; requestKey: string }
      wishes.push(sent.wish)
      requestKeys.push(sent.requestKey)
      plan.plan = { ...plan.plan, rewrites: [{ key: 'phases', generation: rewriteOf(), own: true }] }
      return HttpResponse.json(
        { generationId: rewriteId, lessonPlanId: generationId, price: 1 },
        { status: 202 },
      )
    }),
    route.get(`*/api/generations/${rewriteId}`, () => HttpResponse.json(rewriteOf())),
    route.post(`${base}/proposals/phases/accept`, async ({ request }) => {
      const { basedOn } = (await request.json()) as { basedOn: number }
      if (basedOn !== plan.section('phases')?.version)
        return problemAnswer('lesson-plans/section-changed', 409)
      decisions.push('accept')
      const [proposal] = plan.plan.proposals
      await plan.changeElsewhere('phases', proposal?.proposed.value, false)
      plan.plan = { ...plan.plan, proposals: [] }
      return HttpResponse.json({ section: plan.section('phases'), revision: plan.plan.revision })
    }),
    route.delete(`${base}/proposals/phases`, () => {
      decisions.push('keep')
      plan.plan = { ...plan.plan, proposals: [], revision: plan.plan.revision + 1 }
      return new HttpResponse(null, { status: 204 })
    }),
    route.post(`${base}/proposals/phases/reopen`, () => {
      decisions.push('reopen')
      plan.plan = { ...plan.plan, proposals: [easierPhases()], revision: plan.plan.revision + 1 }
      return HttpResponse.json({})
    }),
  )
})

it('a section is written again with a wish: the button names the price, and the old text stays during the work', async () => {
  const user = await openPlan(plan)
  const [, phases] = screen.getAllByRole('button', { name: 'Write again' })
  await user.click(phases as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Easier' }))
  await user.type(screen.getByRole('textbox', { name: 'Wish in your own words' }), 'with strips')
  await user.click(screen.getByRole('button', { name: 'Write again · 1 credit' }))
  await waitFor(() => expect(wishes).toEqual([{ direction: 'easier', words: 'with strips' }]))
  expect(await screen.findByText('Writing this section again…')).toBeTruthy()
  expect(screen.getByText('Show two strips and ask for a guess.')).toBeTruthy()
  // Other sections stay editable.
  await retype(user, await openText(user, /Compute/), 'Compute a half.{Enter}')
  await waitFor(() => expect(JSON.stringify(plan.section('homework')?.value)).toContain('Compute a half.'))
})

it('a section can’t be written again with too few credits, and the bar says how many are left', async () => {
  server.use(route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(0))))
  const user = await openPlan(plan)
  const [, phases] = screen.getAllByRole('button', { name: 'Write again' })
  await user.click(phases as HTMLElement)
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Write again · 1 credit' })
  await waitFor(() => expect(send.disabled).toBe(true))
  expect(screen.getByText('You have no credits left.')).toBeTruthy()
})

it('a copy has no generation, and its sections are written again like those of the original', async () => {
  plan.plan = { ...plan.plan, generation: null }
  const user = await openPlan(plan)
  const [, phases] = screen.getAllByRole('button', { name: 'Write again' })
  await user.click(phases as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Easier' }))
  await user.click(screen.getByRole('button', { name: 'Write again · 1 credit' }))
  expect(await screen.findByText('Writing this section again…')).toBeTruthy()
})

it('a copy shows a section that another tab is having written again', async () => {
  plan.plan = { ...plan.plan, generation: null }
  await openPlan(plan)
  plan.plan = { ...plan.plan, rewrites: [{ key: 'phases', generation: rewriteOf(), own: true }] }
  act(() => serverSends('generation:accepted', { generationId: rewriteId, attempt: 0, seq: 0 }))
  expect(await screen.findByText('Writing this section again…')).toBeTruthy()
})

it('a frame offers no rewriting', async () => {
  plan.plan = { ...plan.plan, generation: null, origin: 'frame' }
  await openPlan(plan)
  expect(screen.queryByRole('button', { name: 'Write again' })).toBeNull()
})

it('a colleague’s rewrite is shown without Stop, and its proposal appears when the plan has it', async () => {
  plan.plan = { ...plan.plan, rewrites: [{ key: 'phases', generation: rewriteOf(), own: false }] }
  await openPlan(plan)
  expect(await screen.findByText('Writing this section again…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  propose({ rewrites: [], revision: plan.plan.revision + 1 })
  act(() => serverSends('lesson-plan:changed', { lessonPlanId: generationId, revision: plan.plan.revision }))
  await waitFor(() => expect(screen.queryByText('Writing this section again…')).toBeNull())
  expect(screen.getByText('proposed, not saved yet')).toBeTruthy()
})

it('a rewrite that the plan no longer lists is over, although its events were missed', async () => {
  plan.plan = { ...plan.plan, rewrites: [{ key: 'phases', generation: rewriteOf(), own: true }] }
  await openPlan(plan)
  expect(await screen.findByText('Writing this section again…')).toBeTruthy()
  plan.plan = { ...plan.plan, rewrites: [], revision: plan.plan.revision + 1 }
  act(() => serverSends('lesson-plan:changed', { lessonPlanId: generationId, revision: plan.plan.revision }))
  await waitFor(() => expect(screen.queryByText('Writing this section again…')).toBeNull())
})

it('progress is live, and the proposal appears when the work has ended', async () => {
  plan.plan = { ...plan.plan, rewrites: [{ key: 'phases', generation: rewriteOf(), own: true }] }
  await openPlan(plan)
  expect(await screen.findByRole('progressbar', { name: 'Progress of the new text' })).toBeTruthy()
  act(() =>
    serverSends('generation:progressed', {
      ...{ generationId: rewriteId, attempt: 1, seq: 4, percent: 70, charged: 0, state: 'active' },
      ...{ stage: 'writing', step: { done: 0, total: 1 }, draft: null, section: null },
    }),
  )
  expect(
    screen.getByRole('progressbar', { name: 'Progress of the new text' }).getAttribute('aria-valuenow'),
  ).toBe('70')
  propose({ rewrites: [] })
  server.use(
    route.get(`*/api/generations/${rewriteId}`, () =>
      HttpResponse.json(rewriteOf({ state: 'completed', stage: 'done', percent: 100, seq: 5, charged: 1 })),
    ),
  )
  const end = { attempt: 1, seq: 5, state: 'completed', charged: 1, error: null } as const
  act(() => serverSends('generation:finished', { generationId: rewriteId, ...end }))
  expect(await screen.findByText('proposed, not saved yet')).toBeTruthy()
})

it('a rewrite that fails keeps the old text and says that nothing was spent', async () => {
  plan.plan = { ...plan.plan, rewrites: [{ key: 'phases', generation: rewriteOf(), own: true }] }
  const user = await openPlan(plan)
  await screen.findByText('Writing this section again…')
  const failed = {
    state: 'failed',
    charged: 0,
    error: { code: 'generations/provider-unavailable', params: {} },
  } as const
  server.use(
    route.get(`*/api/generations/${rewriteId}`, () => HttpResponse.json(rewriteOf({ ...failed, seq: 4 }))),
  )
  plan.plan = { ...plan.plan, rewrites: [] }
  act(() => serverSends('generation:finished', { generationId: rewriteId, attempt: 1, seq: 4, ...failed }))
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('The old text stays. You weren’t charged.')
  expect(screen.getByText('Show two strips and ask for a guess.')).toBeTruthy()
  await user.click(within(note).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the wish of a stopped rewrite can be sent again at once, as a new request', async () => {
  const user = await openPlan(plan)
  const writeAgain = async () => {
    const [, phases] = screen.getAllByRole('button', { name: 'Write again' })
    await user.click(phases as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Easier' }))
    await user.click(screen.getByRole('button', { name: 'Write again · 1 credit' }))
  }
  await writeAgain()
  await screen.findByText('Writing this section again…')
  const stopped = rewriteOf({ state: 'cancelled', stage: 'done', seq: 4 })
  server.use(
    route.post(`*/api/generations/${rewriteId}/cancel`, () => {
      plan.plan = { ...plan.plan, rewrites: [] }
      return HttpResponse.json(stopped)
    }),
    route.get(`*/api/generations/${rewriteId}`, () => HttpResponse.json(stopped)),
  )
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
  await writeAgain()
  await waitFor(() => expect(requestKeys).toHaveLength(2))
  expect(requestKeys[1]).not.toBe(requestKeys[0])
})

it('a proposal shows old and new words, a formula as a whole, and how much changes', async () => {
  propose()
  await openPlan(plan)
  expect(await screen.findByText('3 changes · still 55 min')).toBeTruthy()
  const marks = (tag: string) => [...section().querySelectorAll(tag)].map((mark) => mark.textContent)
  expect(marks('ins').join()).toContain('Shade both parts on')
  expect(marks('del').join()).toContain('Find')
  expect([...section().querySelectorAll('del math')].length).toBeGreaterThan(2)
  expect(within(section()).getByText(/Phase 1/)).toBeTruthy()
  expect(within(section()).queryByText('Show two strips and ask for a guess.')).toBeNull()
})

it('accepting a proposal saves it, and undo takes the decision back', async () => {
  propose()
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(decisions).toEqual(['accept']))
  expect(await screen.findByText('Proposal accepted.')).toBeTruthy()
  expect(screen.queryByText('proposed, not saved yet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(decisions).toEqual(['accept', 'reopen']))
  expect(await screen.findByText('proposed, not saved yet')).toBeTruthy()
  await waitFor(() => expect(plan.section('phases')?.value).toEqual(wholeLesson.phases))
  expect(screen.queryByText(/This section has changed/)).toBeNull()
})

it('keeping the old text removes the proposal, and undo brings it back', async () => {
  propose()
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Keep the old text' }))
  expect(await screen.findByText('Old text kept.')).toBeTruthy()
  expect(screen.getByText('Show two strips and ask for a guess.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('proposed, not saved yet')).toBeTruthy()
  expect(decisions).toEqual(['keep', 'reopen'])
})

it('a proposal for a section that has changed says so and compares with the text as it is now', async () => {
  const items = wholeLesson.phases.items.map((phase, index) =>
    index === 0 ? { ...phase, teacher: 'Changed meanwhile.' } : phase,
  )
  const changed = sectionOf('phases', { version: 3, value: { items, fittedFromMin: null } })
  propose({ sections: plan.plan.sections.map((one) => (one.key === 'phases' ? changed : one)) })
  const user = await openPlan(plan)
  expect(await screen.findByText(/This section has changed since it was written again/)).toBeTruthy()
  expect(screen.getByText('Changed meanwhile.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(decisions).toEqual(['accept']))
})

it('a section that changes while the teacher decides is shown again before anything is replaced', async () => {
  propose()
  const items = wholeLesson.phases.items.map((phase, index) =>
    index === 0 ? { ...phase, teacher: 'Changed meanwhile.' } : phase,
  )
  // The change arrives at the server just before the decision, so the page can't know of it.
  server.use(
    route.post(
      `${base}/proposals/phases/accept`,
      async () => {
        await plan.changeElsewhere('phases', { items, fittedFromMin: null }, false)
      },
      { once: true },
    ),
  )
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Changed meanwhile.')).toBeTruthy()
  expect(decisions).toEqual([])
})

it('without a model the control says honestly what can’t be written again, and offers only prepared versions', async () => {
  plan.generator = 'sample'
  const user = await openPlan(plan)
  const [objectives, , homework] = screen.getAllByRole('button', { name: 'Write again' })
  await user.click(objectives as HTMLElement)
  expect(await screen.findByText(/Without an AI model, this section can’t be written again/)).toBeTruthy()
  await user.click(objectives as HTMLElement)
  await user.click(homework as HTMLElement)
  expect(screen.queryByRole('textbox', { name: 'Wish in your own words' })).toBeNull()
})

it('a flag without a reason isn’t sent, and the field says what is missing', async () => {
  const user = await openPlan(plan)
  await user.click(screen.getAllByRole('button', { name: 'Flag' })[2] as HTMLElement)
  const reason = await screen.findByRole('textbox', { name: 'What is wrong?' })
  expect(screen.queryByText('Please say what is wrong.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please say what is wrong.')).toBeTruthy()
  expect(document.activeElement).toBe(reason)
})

it('a flag is removed even if its reason was cleared before', async () => {
  const flags: unknown[] = []
  plan.plan = {
    ...plan.plan,
    sections: plan.plan.sections.map((one) => (one.key === 'homework' ? { ...one, flag: 'Too long' } : one)),
  }
  server.use(
    route.put(`${base}/sections/homework/flag`, async ({ request }) => {
      flags.push(((await request.json()) as { reason: string | null }).reason)
      return HttpResponse.json({ section: plan.section('homework'), revision: plan.plan.revision })
    }),
  )
  const user = await openPlan(plan)
  await user.click(screen.getByRole('button', { name: 'Flagged' }))
  await user.clear(await screen.findByRole('textbox', { name: 'What is wrong?' }))
  await user.click(screen.getByRole('button', { name: 'Remove the flag' }))
  expect(await screen.findByText('Flag removed.')).toBeTruthy()
  expect(flags).toEqual([null])
})

it('a section is flagged with a reason, which can be undone', async () => {
  const flags: unknown[] = []
  server.use(
    route.put(`${base}/sections/homework/flag`, async ({ request }) => {
      const { reason } = (await request.json()) as { reason: string | null }
      flags.push(reason)
      const sections = plan.plan.sections.map((one) =>
        one.key === 'homework' ? { ...one, flag: reason } : one,
      )
      plan.plan = { ...plan.plan, sections, revision: plan.plan.revision + 1 }
      return HttpResponse.json({ section: plan.section('homework'), revision: plan.plan.revision })
    }),
  )
  const user = await openPlan(plan)
  await user.click(screen.getAllByRole('button', { name: 'Flag' })[2] as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: 'What is wrong?' }), 'Too long')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Section flagged.')).toBeTruthy()
  expect(await screen.findByText('Too long')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(flags).toEqual(['Too long', null]))
})
