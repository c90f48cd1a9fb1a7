import { lessonSections } from '@classeur/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wholeLesson } from '../../../testing/whole-lesson.ts'
import { openPlan, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer(['objectives', 'materials', 'phases', 'differentiation', 'assessment'])
const panel = () => screen.getByRole('region', { name: 'Checklist' })
const row = (name: string) =>
  within(panel())
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(name)) as HTMLElement

it('an objective without a quiz question is amber, and its button adds one', async () => {
  const user = await openPlan(plan)
  expect(within(panel()).getByText('4 of 5')).toBeTruthy()
  expect(within(row('Objectives and assessment')).getByText('Objective 3 has no quiz question.')).toBeTruthy()
  await user.click(within(row('Objectives and assessment')).getByRole('button', { name: 'Add a question' }))
  await waitFor(() => expect(within(panel()).getByText('5 of 5')).toBeTruthy())
  await waitFor(() => {
    const { exitQuiz } = plan.section('assessment')?.value as typeof wholeLesson.assessment
    expect(exitQuiz.at(-1)).toMatchObject({ objective: 3, options: [] })
  })
})

it('as many questions are added as the quiz can have; then the row leads to the quiz', async () => {
  const { items } = wholeLesson.objectives
  const { exitQuiz } = wholeLesson.assessment
  const sections = plan.plan.sections.map((section) => {
    if (section.key === 'objectives')
      return { ...section, value: { items: [...items, ...items].slice(0, 5) } }
    if (section.key !== 'assessment') return section
    return { ...section, value: { ...section.value, exitQuiz: [...exitQuiz, ...exitQuiz, ...exitQuiz] } }
  })
  plan.plan = { ...plan.plan, sections }
  const user = await openPlan(plan)
  const add = () => within(row('Objectives and assessment')).getByRole('button')
  await user.click(add())
  await waitFor(() => expect(plan.saves).toHaveLength(1))
  expect(lessonSections.assessment.safeParse(plan.saves[0]?.value).error).toBeUndefined()
  expect(plan.saves[0]?.value).toMatchObject({ exitQuiz: { length: 8, 7: { objective: 4 } } })
  await waitFor(() => expect(add().textContent).toBe('Show'))
})

it('a need-group without a task is amber', async () => {
  const letters = plan.plan.sections.flatMap((section) =>
    section.key === 'differentiation' ? section.value.groups.map(({ letter }) => letter) : [],
  )
  plan.plan = { ...plan.plan, groups: [...letters, 'Z'] }
  await openPlan(plan)
  expect(row('Differentiation').dataset['ok']).toBe('false')
  expect(within(row('Differentiation')).getByText(/Z/)).toBeTruthy()
})

it('the rows follow an edit at once, before it is saved', async () => {
  plan.failure = 'offline'
  const user = await openPlan(plan)
  const levels = screen.getAllByRole('combobox', { name: 'Thinking level' })
  await user.selectOptions(levels[0] as HTMLElement, 'evaluate')
  await user.selectOptions(levels[1] as HTMLElement, 'evaluate')
  expect(await within(row('Thinking levels')).findByText('Only 1 level: Evaluate.')).toBeTruthy()
  expect(plan.saves).toEqual([])
})

it('a section that isn’t written yet is neither met nor amber', async () => {
  plan.plan = { ...plan.plan, sections: plan.plan.sections.filter(({ key }) => key !== 'assessment') }
  await openPlan(plan)
  expect(within(row('Objectives and assessment')).getByText('Not written yet.')).toBeTruthy()
  expect(within(row('Objectives and assessment')).queryByRole('button')).toBeNull()
})

it('the thinking levels beside the plan follow the objectives', async () => {
  const user = await openPlan(plan)
  const levels = () =>
    within(screen.getByRole('region', { name: 'Thinking levels' })).getAllByRole('listitem')
  expect(levels().map((item) => item.textContent)).toContain('Create0')
  await user.selectOptions(
    screen.getAllByRole('combobox', { name: 'Thinking level' })[0] as HTMLElement,
    'create',
  )
  await waitFor(() => expect(levels().map((item) => item.textContent)).toContain('Create1'))
})

it('each listed material is a text of its own, which keeps its direction in a page of another language', async () => {
  await openPlan(plan)
  const materials = (plan.section('materials')?.value as typeof wholeLesson.materials).items
  const parts = [...row('Materials').querySelectorAll('bdi')].map(({ textContent }) => textContent)
  expect(parts).toEqual(materials)
})
