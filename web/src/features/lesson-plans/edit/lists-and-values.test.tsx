import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { wholeLesson } from '../../../testing/whole-lesson.ts'
import { sectionOf } from '../../../testing/whole-plan.ts'
import { openPlan, openText, retype, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer(['objectives', 'materials', 'phases'])
const materials = wholeLesson.materials.items
const listed = () => (plan.section('materials')?.value as typeof wholeLesson.materials).items
const card = (name: string) => screen.getByRole('group', { name })
const itemMenu = (name: string, index: number) =>
  within(card(name)).getAllByRole('button', { name: /: move or remove/ })[index] as HTMLElement

describe('the items of a list', () => {
  it('can be added: an editor opens for the new one, and an empty one adds nothing', async () => {
    const user = await openPlan(plan)
    await user.click(within(card('Materials')).getByRole('button', { name: 'Add a line' }))
    await user.keyboard('{Enter}')
    expect(plan.saves).toEqual([])
    await user.click(within(card('Materials')).getByRole('button', { name: 'Add a line' }))
    await user.keyboard('Scissors{Enter}')
    await waitFor(() => expect(listed()).toEqual([...materials, 'Scissors']))
  })

  it('can be moved and removed, and both can be undone', async () => {
    const user = await openPlan(plan)
    await user.click(itemMenu('Materials', 0))
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(listed()[1]).toBe(materials[0]))
    expect(screen.getByText('Now at position 2')).toBeTruthy()
    await user.click(itemMenu('Materials', 0))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(listed()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(listed()).toHaveLength(3))
    act(() => (document.activeElement as HTMLElement | null)?.blur())
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(listed()).toEqual(materials))
  })

  it('stay where they are while a menu is open, so it acts on the item that it was opened for', async () => {
    const user = await openPlan(plan)
    const [first, ...rest] = materials
    await user.click(itemMenu('Materials', 0))
    await plan.changeElsewhere('materials', { items: ['Scissors', ...materials] })
    // The checklist says what is in the list now.
    expect(await screen.findByText('Scissors')).toBeTruthy()
    expect(within(card('Materials')).queryByText('Scissors')).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(listed()).toEqual([rest[0], first, ...rest.slice(1)]))
  })

  it('an objective that is moved keeps its questions, and one undo takes all of it back', async () => {
    plan.plan = { ...plan.plan, sections: [...plan.plan.sections, sectionOf('assessment')] }
    const about = () =>
      (plan.section('assessment')?.value as typeof wholeLesson.assessment).exitQuiz.map(
        ({ objective }) => objective,
      )
    expect(about()).toEqual([1, 2])
    const user = await openPlan(plan)
    await user.click(itemMenu('Objectives', 0))
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(about()).toEqual([2, 1]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(about()).toEqual([1, 2]))
    await waitFor(() => expect(plan.section('objectives')?.value).toEqual(wholeLesson.objectives))
  })

  it.each([
    ['Use the saved text', [1, 2, 4]],
    ['Keep mine', [2, 1, null]],
  ])(
    'an objective that is moved while a colleague adds one: “%s” decides for its questions too',
    async (choice, expected) => {
      const { items } = wholeLesson.objectives
      const [question] = wholeLesson.assessment.exitQuiz
      const exitQuiz = [1, 2, 4].map((objective) => ({ ...question, objective }))
      const quiz = sectionOf('assessment', { value: { ...wholeLesson.assessment, exitQuiz } } as object)
      plan.plan = { ...plan.plan, sections: [...plan.plan.sections, quiz] }
      const about = () =>
        (plan.section('assessment')?.value as typeof wholeLesson.assessment).exitQuiz.map(
          ({ objective }) => objective,
        )
      const user = await openPlan(plan)
      await user.click(itemMenu('Objectives', 0))
      const added = { text: 'Draw three bars.', bloomLevel: 'apply', evidence: 'Draws them.' }
      await plan.changeElsewhere('objectives', { items: [...items, added] })
      await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
      const conflict = await screen.findByRole('alert')
      await user.click(within(conflict).getByRole('button', { name: choice }))
      await waitFor(() => expect(about()).toEqual(expected))
      // A later change is saved after everything that the decision has changed.
      await retype(user, await openText(user, 'Coloured pencils'), 'Pens{Enter}')
      await waitFor(() => expect(listed()).toContain('Pens'))
      expect(about()).toEqual(expected)
    },
  )

  it('keep the number that a plan needs', async () => {
    plan.plan = {
      ...plan.plan,
      sections: plan.plan.sections.map((section) =>
        section.key === 'objectives'
          ? { ...section, value: { items: wholeLesson.objectives.items.slice(0, 1) } }
          : section,
      ),
    }
    const user = await openPlan(plan)
    await user.click(itemMenu('Objectives', 0))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(await screen.findByText('The plan needs at least this many here.')).toBeTruthy()
    expect(plan.saves).toEqual([])
  })

  it('an emptied line says what is missing instead of disappearing', async () => {
    const user = await openPlan(plan)
    await retype(user, await openText(user, 'Coloured pencils'), '{Enter}')
    await waitFor(() => expect(listed()[1]).toBe('…'))
    expect(within(card('Materials')).getByText('What do you and the students need?')).toBeTruthy()
  })
})

describe('choices and numbers', () => {
  it('a thinking level is chosen in its tag', async () => {
    const user = await openPlan(plan)
    const [first] = screen.getAllByRole('combobox', { name: 'Thinking level' })
    await user.selectOptions(first as HTMLElement, 'create')
    await waitFor(() =>
      expect(plan.section('objectives')?.value).toMatchObject({ items: [{ bloomLevel: 'create' }, {}, {}] }),
    )
  })

  it('minutes change by arrow keys and by typed digits, and one undo takes a row of steps back', async () => {
    const user = await openPlan(plan)
    const minutes = () => (plan.section('phases')?.value as typeof wholeLesson.phases).items[0]?.minutes
    const [first] = screen.getAllByRole('spinbutton', { name: 'Minutes of the phase' })
    act(() => first?.focus())
    // Keys that follow one another on any machine.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    clock.mockRestore()
    await waitFor(() => expect(minutes()).toBe(8))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(minutes()).toBe(5))
    await user.keyboard('12')
    await waitFor(() => expect(minutes()).toBe(12))
    expect(first?.getAttribute('aria-valuetext')).toBe('12 min')
  })
})

it('a section is one stop of the Tab key: the arrow keys move inside, Enter opens and Escape leaves', async () => {
  const user = userEvent.setup()
  await openPlan(plan)
  const group = card('Materials')
  act(() => group.focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Edit: ${materials[0]}`)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Edit: ${materials[1]}`)
  await user.keyboard('{Enter}')
  expect(document.activeElement?.getAttribute('role')).toBe('textbox')
  await user.keyboard('{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Edit: ${materials[1]}`)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(group)
  expect([...group.querySelectorAll('[tabindex="0"]')]).toEqual([])
})

it('an empty frame is edited like a plan: prompts where nothing is written, and the first text creates the section', async () => {
  plan.plan = { ...plan.plan, origin: 'frame', generation: null, sections: [] }
  const user = await openPlan(plan)
  await retype(
    user,
    await openText(user, 'What is the lesson about, and which one idea should students take home?'),
    'Parts{Enter}',
  )
  await waitFor(() => expect(plan.saves).toHaveLength(1))
  expect(plan.saves[0]).toEqual({ key: 'overview', basedOn: null, value: { summary: 'Parts', bigIdea: '…' } })
  await retype(user, await openText(user, 'The one idea to take home'), 'Equal parts{Enter}')
  await waitFor(() =>
    expect(plan.section('overview')?.value).toEqual({ summary: 'Parts', bigIdea: 'Equal parts' }),
  )
})
