import { screen, waitFor, within } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { generationId } from '../../../testing/generation-samples.ts'
import { problemAnswer, server } from '../../../testing/server.ts'
import { wholeLesson } from '../../../testing/whole-lesson.ts'
import { sectionOf } from '../../../testing/whole-plan.ts'
import { openPlan, openText, planServer, retype } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer(['objectives', 'homework'])
const base = `*/api/lesson-plans/${generationId}/versions`
const at = '2026-11-18T08:00:00.000Z'
const shorter = sectionOf('homework', {
  value: { ...wholeLesson.homework, task: 'Compute one sum.' },
})
const sectionsOf = {
  1: [sectionOf('objectives'), sectionOf('homework')],
  2: [sectionOf('objectives'), shorter],
}
let restored: { number: number; basedOn: number }[]

beforeEach(() => {
  restored = []
  plan.versions = [
    { number: 2, change: { kind: 'edited', sectionKey: 'homework', from: null }, by: 'Omar Benali', at },
    { number: 1, change: { kind: 'written', sectionKey: null, from: null }, by: 'Leïla Mansouri', at },
  ]
  server.use(
    route.get(`${base}/:number`, ({ params }) => {
      const number = Number(params['number']) as 1 | 2
      return HttpResponse.json({ number, title: plan.plan.title, sections: sectionsOf[number], at })
    }),
    route.post(`${base}/:number/restore`, async ({ params, request }) => {
      const { basedOn } = (await request.json()) as { basedOn: number }
      if (basedOn !== plan.plan.revision) return problemAnswer('lesson-plans/changed-meanwhile', 409)
      const number = Number(params['number']) as 1 | 2
      restored.push({ number, basedOn })
      plan.plan = { ...plan.plan, sections: sectionsOf[number], revision: plan.plan.revision + 1 }
      return HttpResponse.json(plan.plan)
    }),
  )
})
const panel = () => screen.getByRole('region', { name: 'Versions' })

it('the versions say what was changed, by whom and when', async () => {
  await openPlan(plan)
  const rows = await within(panel()).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^v2Homework editedOmar Benali · /),
    expect.stringMatching(/^v1WrittenLeïla Mansouri · .*Restore$/),
  ])
})

it('an earlier version can be restored, and undo restores the one that was the newest', async () => {
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Restore v1' }))
  expect(await screen.findByText('v1 restored.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(restored.map(({ number }) => number)).toEqual([1, 2]))
  expect(await screen.findByText('Compute one sum.')).toBeTruthy()
})

it('undoing a restored version overwrites no text that a colleague changed since', async () => {
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Restore v1' }))
  await screen.findByText('v1 restored.')
  await plan.changeElsewhere('homework', { ...wholeLesson.homework, task: 'Theirs' })
  await screen.findByText('Theirs')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/This lesson plan has changed since you opened it/)).toBeTruthy()
  expect(restored.map(({ number }) => number)).toEqual([1])
})

it('a restored version can still be undone after a later edit was undone', async () => {
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Restore v1' }))
  await screen.findByText('v1 restored.')
  await retype(user, await openText(user, /Compute/), 'Compute a half.{Enter}')
  await waitFor(() => expect(JSON.stringify(plan.section('homework')?.value)).toContain('Compute a half.'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(JSON.stringify(plan.section('homework')?.value)).not.toContain('a half.'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(restored.map(({ number }) => number)).toEqual([1, 2]))
})

it('nothing is restored over a change that the teacher hasn’t seen', async () => {
  const user = await openPlan(plan)
  const button = await screen.findByRole('button', { name: 'Restore v1' })
  await plan.changeElsewhere('homework', { ...wholeLesson.homework, task: 'Theirs' }, false)
  await user.click(button)
  expect(await screen.findByText(/This lesson plan has changed since you opened it/)).toBeTruthy()
  expect(restored).toEqual([])
  expect(await screen.findByText('Theirs')).toBeTruthy()
})

it('two versions are compared word by word, section by section', async () => {
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' })
  expect(await within(dialog).findByRole('heading', { name: 'Homework' })).toBeTruthy()
  expect(within(dialog).queryByRole('heading', { name: 'Objectives' })).toBeNull()
  expect([...dialog.querySelectorAll('ins')].map((mark) => mark.textContent).join()).toContain('one sum')
  expect(dialog.querySelectorAll('del').length).toBeGreaterThan(0)
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Later version' }), '1')
  expect(await within(dialog).findByText('These two versions are the same.')).toBeTruthy()
})
