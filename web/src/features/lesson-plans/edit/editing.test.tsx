import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../../../drafts/draft-storage.ts'
import { reportReachable } from '../../../http/connection.ts'
import { problemAnswer, server } from '../../../testing/server.ts'
import { wholeLesson } from '../../../testing/whole-lesson.ts'
import { sectionOf } from '../../../testing/whole-plan.ts'
import { openPlan, openText, retype, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer()
const { items } = wholeLesson.objectives
const evidence = 'Names the smaller common denominator.'
const stored = (key: Parameters<typeof plan.section>[0]) => JSON.stringify(plan.section(key)?.value)
const untilStored = (key: Parameters<typeof plan.section>[0], text: string) =>
  waitFor(() => expect(stored(key)).toContain(text))

describe('a text', () => {
  it('becomes an editor when it is pressed, and Enter saves it', async () => {
    const user = await openPlan(plan)
    const box = await openText(user, evidence)
    expect(box.getAttribute('role')).toBe('textbox')
    expect(box.textContent).toBe(evidence)
    await retype(user, box, 'Compares two denominators.{Enter}')
    await untilStored('objectives', 'Compares two denominators.')
    expect(screen.getByText('Compares two denominators.')).toBeTruthy()
    expect(plan.saves).toHaveLength(1)
  })

  it('is saved when the focus leaves it', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, evidence), 'Left without Enter')
    await user.click(screen.getByRole('heading', { name: 'Objectives' }))
    await untilStored('objectives', 'Left without Enter')
  })

  it('is as before after Escape, and what was typed can be brought back', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, evidence), 'Not this')
    await user.keyboard('{Escape}')
    expect(screen.getByText(evidence)).toBeTruthy()
    expect(plan.saves).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Not this')).toBeTruthy()
    expect(screen.getByText(/Unsaved text from/)).toBeTruthy()
  })

  it('keeps its formulas as they were typed', async () => {
    const user = await openPlan(plan)
    const box = await openText(user, /Explain why/)
    expect(box.querySelectorAll('math')).toHaveLength(3)
    await user.keyboard(' of bars{Enter}')
    await untilStored('objectives', 'Explain why 1/2 + 1/3 is not 2/5, using a drawing. of bars')
  })

  it('with too many words isn’t saved, says why, and stays on this device', async () => {
    const user = await openPlan(plan)
    const long = Array.from({ length: 31 }, () => 'word').join(' ')
    const box = await openText(user, items[0]?.text ?? '')
    await retype(user, box, `${long}{Enter}`)
    expect(box.isConnected).toBe(true)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('31 of 30 words')).toBeTruthy()
    await user.click(screen.getByRole('heading', { name: 'Objectives' }))
    expect(screen.getByText('Not saved:', { exact: false })).toBeTruthy()
    cleanup()
    await openPlan(plan)
    expect(await screen.findByText(long)).toBeTruthy()
    expect(plan.saves).toEqual([])
  })

  it('of an objective gets its words counted and its verb checked while it is typed', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, items[0]?.text ?? ''), 'Understand fractions well')
    expect(screen.getByText(/3 of 30 words · you can’t see or hear “Understand”/)).toBeTruthy()
  })

  it('typed when the page closed is offered when the plan is opened again', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, evidence), 'Half a sent')
    cleanup()
    const again = await openPlan(plan)
    expect(await screen.findByText('Half a sent')).toBeTruthy()
    await again.click(screen.getByRole('button', { name: 'Save' }))
    await untilStored('objectives', 'Half a sent')
    expect(screen.queryByText(/Unsaved text from/)).toBeNull()
  })
})

it('code that was typed and not saved keeps its indentation when it is saved later', async () => {
  const board = { blocks: [{ kind: 'code', language: 'python', code: 'pass', run: 'not-run' }] }
  plan.plan = {
    ...plan.plan,
    sections: [...plan.plan.sections, sectionOf('board', { value: board } as object)],
  }
  const subject = `${plan.plan.id}:board:blocks.0.code`
  writeDraft({ form: 'lesson-text', subject }, { base: 'pass', typed: '    return x\n' })
  const user = await openPlan(plan)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(plan.saves).toHaveLength(1))
  expect(plan.saves[0]?.value).toMatchObject({ blocks: [{ code: '    return x' }] })
})

describe('an edit that meets someone else’s', () => {
  const theirs = (text: string) => ({
    items: items.map((item, index) => (index === 2 ? { ...item, evidence: text } : item)),
  })

  it.each([
    ['Keep mine', 'Mine'],
    ['Use the saved text', 'Theirs'],
  ])('of the same text shows both, and “%s” decides', async (choice, expected) => {
    const user = await openPlan(plan)
    const box = await openText(user, evidence)
    await plan.changeElsewhere('objectives', theirs('Theirs'), false)
    await retype(user, box, 'Mine{Enter}')
    const conflict = await screen.findByRole('alert')
    expect(within(conflict).getByText('Mine')).toBeTruthy()
    expect(within(conflict).getByText('Theirs')).toBeTruthy()
    expect(stored('objectives')).toContain('Theirs')
    await user.click(within(conflict).getByRole('button', { name: choice }))
    await waitFor(() =>
      expect(screen.queryByText('Someone has changed this text since you began.')).toBeNull(),
    )
    await untilStored('objectives', expected)
    expect(stored('objectives')).not.toContain(expected === 'Mine' ? 'Theirs' : 'Mine')
    // A text that was saved and is replaced on purpose stays a version of the plan.
    if (expected === 'Mine') expect(plan.saves.at(-1)?.keepsReplaced).toBe(true)
  })

  it('of another text appears while mine is open, and both are saved', async () => {
    const user = await openPlan(plan)
    const box = await openText(user, evidence)
    await retype(user, box, 'Mine')
    const value = {
      items: items.map((item, index) => (index === 0 ? { ...item, evidence: 'Theirs' } : item)),
    }
    await plan.changeElsewhere('objectives', value)
    expect(await screen.findByText('Theirs')).toBeTruthy()
    expect(box.isConnected).toBe(true)
    expect(box.textContent).toBe('Mine')
    await user.keyboard('{Enter}')
    await untilStored('objectives', 'Mine')
    expect(stored('objectives')).toContain('Theirs')
  })

  it('that moves items keeps my text under the cursor, and in its item', async () => {
    const user = await openPlan(plan)
    const box = await openText(user, evidence)
    await retype(user, box, 'Mine')
    const moved = [items[2], items[1], items[0]]
    await plan.changeElsewhere('objectives', { items: moved })
    expect(box.isConnected).toBe(true)
    await user.keyboard('{Enter}')
    await untilStored('objectives', 'Mine')
    expect(plan.section('objectives')?.value).toEqual({
      items: [{ ...items[2], evidence: 'Mine' }, items[1], items[0]],
    })
  })

  it('that adds an item above never puts another text under the cursor', async () => {
    const user = await openPlan(plan)
    const box = await openText(user, evidence)
    await retype(user, box, 'Mine')
    const added = { text: 'Draw three bars.', bloomLevel: 'apply', evidence: 'Draws them.' }
    await plan.changeElsewhere('objectives', { items: [added, ...items] })
    expect(box.isConnected).toBe(true)
    expect(screen.queryByText('Draw three bars.')).toBeNull()
    await user.keyboard('{Enter}')
    await untilStored('objectives', 'Mine')
    expect(plan.section('objectives')?.value).toEqual({
      items: [added, items[0], items[1], { ...items[2], evidence: 'Mine' }],
    })
    expect(screen.getByText('Draw three bars.')).toBeTruthy()
  })
})

it('a text whose item a colleague has removed is shown with the section, to be copied or discarded', async () => {
  const user = await openPlan(plan)
  await retype(user, await openText(user, evidence), 'Typed into an item')
  cleanup()
  await plan.changeElsewhere('objectives', { items: items.slice(0, 2) }, false)
  const again = await openPlan(plan)
  expect(await screen.findByText('Typed into an item')).toBeTruthy()
  expect(screen.getByText(/The item that you typed this into is gone/)).toBeTruthy()
  await again.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Typed into an item')).toBeNull()
})

it('a title that could not be saved is offered again', async () => {
  const path = `*/api/lesson-plans/${plan.plan.id}`
  server.use(route.patch(path, () => problemAnswer('general/unavailable', 503)))
  const user = await openPlan(plan)
  await retype(user, await openText(user, plan.plan.title), 'Fractions on strips{Enter}')
  expect(await screen.findByText(/Unsaved text from/)).toBeTruthy()
  expect(screen.getByText('Fractions on strips')).toBeTruthy()
  server.use(
    route.patch(path, async ({ request }) => {
      plan.plan = { ...plan.plan, ...((await request.json()) as object) }
      return HttpResponse.json(plan.plan)
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(plan.plan.title).toBe('Fractions on strips'))
  await waitFor(() => expect(readDraft({ form: 'lesson-title', subject: plan.plan.id })).toBeNull())
})

it('a title is saved while an earlier one is on its way, also if it is the old title again', async () => {
  const { title } = plan.plan
  const answers: (() => void)[] = []
  const sent: unknown[] = []
  server.use(
    route.patch(`*/api/lesson-plans/${plan.plan.id}`, async ({ request }) => {
      const change = (await request.json()) as object
      sent.push(change)
      await new Promise<void>((resolve) => answers.push(resolve))
      plan.plan = { ...plan.plan, ...change, revision: plan.plan.revision + 1 }
      return HttpResponse.json(plan.plan)
    }),
  )
  const user = await openPlan(plan)
  await retype(user, await openText(user, title), 'Fractions on strips{Enter}')
  await waitFor(() => expect(answers).toHaveLength(1))
  await retype(user, await openText(user, 'Fractions on strips'), `${title}{Enter}`)
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(sent).toEqual([{ title: 'Fractions on strips' }, { title }])
  answers[0]?.()
  await screen.findByText('Title changed.')
  expect(screen.queryByText(/Unsaved text from/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title)
  answers[1]?.()
  await waitFor(() => expect(readDraft({ form: 'lesson-title', subject: plan.plan.id })).toBeNull())
})

describe('without a connection', () => {
  it('an edit stays on the page and says so, and is saved when the server answers again', async () => {
    const user = await openPlan(plan)
    plan.failure = 'offline'
    await retype(user, await openText(user, evidence), 'Typed offline{Enter}')
    expect(await screen.findByText(/Not saved yet. Your changes are kept on this device/)).toBeTruthy()
    expect(screen.getByText('Typed offline')).toBeTruthy()
    plan.failure = null
    act(() => reportReachable())
    await untilStored('objectives', 'Typed offline')
    await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull())
  })

  it('an edit is sent when the plan is opened again after the page was closed', async () => {
    const user = await openPlan(plan)
    plan.failure = 'offline'
    await retype(user, await openText(user, evidence), 'Typed offline{Enter}')
    await screen.findByText(/Not saved yet/)
    cleanup()
    plan.failure = null
    await openPlan(plan)
    await untilStored('objectives', 'Typed offline')
  })
})

it('an edit that the server refuses stays, with the reason and a way to discard it that can be undone', async () => {
  const user = await openPlan(plan)
  plan.failure = 'refused'
  await retype(user, await openText(user, evidence), 'Refused{Enter}')
  expect(await screen.findByText(/Your changes are kept on this device\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard my changes' }))
  expect(screen.getByText(evidence)).toBeTruthy()
  plan.failure = null
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await untilStored('objectives', 'Refused')
})

describe('undo', () => {
  it('by the notice or Ctrl+Z takes the last change back and saves that too', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, evidence), 'First{Enter}')
    await untilStored('objectives', 'First')
    await retype(user, await openText(user, 'Which pairs still added top and bottom?'), 'Second{Enter}')
    await untilStored('reflection', 'Second')
    await user.keyboard('{Control>}z{/Control}')
    await untilStored('reflection', 'Which pairs still added top and bottom?')
    await user.keyboard('{Control>}z{/Control}')
    await untilStored('objectives', evidence)
  })

  it('in an open editor belongs to the editor', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, evidence), 'First{Enter}')
    await untilStored('objectives', 'First')
    await openText(user, 'Which pairs still added top and bottom?')
    await user.keyboard('{Control>}z{/Control}')
    expect(stored('objectives')).toContain('First')
  })
})

it('people who may only read the plan get no editors', async () => {
  plan.plan = { ...plan.plan, rights: { edit: false, own: false } }
  const user = await openPlan(plan)
  await user.click(await screen.findByText(evidence))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Write again/ })).toBeNull()
})
