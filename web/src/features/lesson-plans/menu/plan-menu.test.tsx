import { screen, waitFor, within } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from '../../../http/save-file.ts'
import { classCardOf, classId, classPageOf } from '../../../testing/class-samples.ts'
import { generationId } from '../../../testing/generation-samples.ts'
import { problemAnswer, server } from '../../../testing/server.ts'
import { openPlan, openText, retype, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))
vi.mock('../../../http/save-file.ts', () => ({ saveFile: vi.fn() }))

const plan = planServer(['objectives'])
const base = `*/api/lesson-plans/${generationId}`
let changes: unknown[]
beforeEach(() => {
  changes = []
  vi.mocked(saveFile).mockClear()
  server.use(
    route.patch(base, async ({ request }) => {
      const { classId: id, ...change } = (await request.json()) as { classId?: string | null }
      changes.push(id === undefined ? change : { classId: id, ...change })
      const schoolClass = id ? { id, name: '6B Mathematics' } : null
      plan.plan = {
        ...plan.plan,
        ...change,
        ...(id !== undefined && { schoolClass }),
        revision: plan.plan.revision + 1,
      }
      return HttpResponse.json(plan.plan)
    }),
    route.get('*/api/classes', () => HttpResponse.json(classPageOf([classCardOf()]))),
  )
})
const choose = async (user: Awaited<ReturnType<typeof openPlan>>, name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('the plan as a whole', () => {
  it('gets a class and a day, which can be undone', async () => {
    const user = await openPlan(plan)
    await choose(user, 'Class and date')
    const dialog = await screen.findByRole('dialog', { name: 'Class and date' })
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Class' }), classId)
    await user.type(within(dialog).getByLabelText('Day of the lesson'), '2026-11-20')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes).toEqual([{ classId, taughtOn: '2026-11-20' }]))
    expect(await screen.findByText('6B Mathematics')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(changes.at(-1)).toEqual({ classId: null, taughtOn: null }))
  })

  it('gets another day without asking for its class again, and stays open until that is saved', async () => {
    plan.plan = { ...plan.plan, schoolClass: { id: classId, name: '6B Mathematics' } }
    const user = await openPlan(plan)
    await choose(user, 'Class and date')
    const dialog = await screen.findByRole('dialog', { name: 'Class and date' })
    await user.type(await within(dialog).findByLabelText('Day of the lesson'), '2026-11-20')
    server.use(route.patch(base, () => problemAnswer('general/unavailable', 503), { once: true }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes).toEqual([{ taughtOn: '2026-11-20' }]))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
  })

  it('keeps the class that a colleague chooses while the day is being chosen here', async () => {
    const user = await openPlan(plan)
    await choose(user, 'Class and date')
    const dialog = await screen.findByRole('dialog', { name: 'Class and date' })
    await user.type(await within(dialog).findByLabelText('Day of the lesson'), '2026-11-20')
    plan.plan = { ...plan.plan, schoolClass: { id: classId, name: '6B Mathematics' } }
    await plan.changeElsewhere('objectives', plan.section('objectives')?.value)
    await screen.findByText('6B Mathematics', { selector: 'bdi' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changes).toEqual([{ taughtOn: '2026-11-20' }]))
  })

  it('is renamed in place', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, plan.plan.title), 'Fractions on strips{Enter}')
    await waitFor(() => expect(changes).toEqual([{ title: 'Fractions on strips' }]))
    expect(screen.getByRole('heading', { level: 1, name: /Fractions on strips/ })).toBeTruthy()
  })

  it.each([
    [/Share with the school/, { sharedWithSchool: true }],
    [/Archive/, { archived: true }],
  ])('%s', async (name, change) => {
    const user = await openPlan(plan)
    await choose(user, name)
    await waitFor(() => expect(changes).toEqual([change]))
  })

  it('is deleted with undo', async () => {
    const calls: string[] = []
    server.use(
      route.delete(base, () => {
        calls.push('delete')
        return new HttpResponse(null, { status: 204 })
      }),
      route.post(`${base}/restore`, () => {
        calls.push('restore')
        return HttpResponse.json({})
      }),
    )
    const user = await openPlan(plan)
    await choose(user, 'Delete')
    await waitFor(() => expect(calls).toEqual(['delete']))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('is duplicated, and the copy opens', async () => {
    server.use(
      route.post(`${base}/duplicate`, () => HttpResponse.json({ lessonPlanId: '65f0000000000000000000dd' })),
      route.get('*/api/lesson-plans/65f0000000000000000000dd', () =>
        HttpResponse.json({ ...plan.plan, id: '65f0000000000000000000dd', title: 'The copy' }),
      ),
      route.get('*/api/lesson-plans/65f0000000000000000000dd/versions', () =>
        HttpResponse.json({ versions: [] }),
      ),
    )
    const user = await openPlan(plan)
    await choose(user, 'Duplicate')
    expect(await screen.findByRole('heading', { level: 1, name: /The copy/ })).toBeTruthy()
  })

  it.each([
    [null, 'Nothing left this server for this plan.'],
    ['Year 6, fractions', 'Year 6, fractions'],
  ])('shows what left the server: %s', async (brief, text) => {
    plan.plan = { ...plan.plan, brief }
    const user = await openPlan(plan)
    await choose(user, 'What left the server')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('of a colleague, without their class, can be copied, and nothing else', async () => {
    plan.plan = { ...plan.plan, rights: { edit: false, own: false }, schoolClass: null }
    const user = await openPlan(plan)
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Plan another lesson', 'Duplicate'])
  })
})

describe('the export menu', () => {
  it('saves each format with or without the quiz answers', async () => {
    const asked: string[] = []
    server.use(
      route.get(`${base}/export`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return new HttpResponse('file', {
          headers: { 'content-disposition': 'attachment; filename="plan.docx"' },
        })
      }),
    )
    const user = await openPlan(plan)
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('button', { name: /^DOCX/ }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(File), 'plan.docx'))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('switch', { name: 'With quiz answers' }))
    await user.click(screen.getByRole('button', { name: /^PDF/ }))
    await waitFor(() => expect(asked).toEqual(['?format=docx&answers=true', '?format=pdf&answers=false']))
  })

  it('of a partial plan says how many sections it has', async () => {
    const { generation } = plan.plan
    if (generation)
      plan.plan = {
        ...plan.plan,
        generation: { ...generation, state: 'cancelled', step: { done: 1, total: 18 } },
      }
    const user = await openPlan(plan)
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The file has 1 of 18 sections.')).toBeTruthy()
  })

  it('prints, without the key if the teacher wants', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const user = await openPlan(plan)
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('switch', { name: 'With quiz answers' }))
    expect(document.documentElement.hasAttribute('data-without-answers')).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Print/ }))
    expect(print).toHaveBeenCalledOnce()
  })
})
