import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { ProfileForm } from './profile-form.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('onboarding')
})
afterEach(cleanup)

it('the form asks at most four questions, and a double click submits the answers once', async () => {
  const onSave = vi.fn(() => new Promise<void>(() => undefined))
  const { container } = render(<ProfileForm onSave={onSave} />)
  expect(container.querySelectorAll('label[for], legend')).toHaveLength(4)
  await userEvent.type(screen.getByLabelText('Your name'), ' Leïla ')
  await userEvent.click(screen.getByRole('radio', { name: 'Head teacher' }))
  await userEvent.type(screen.getByLabelText('Subjects'), 'Maths, Physics')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Get started' }))
  const answers = { displayName: 'Leïla', role: 'head', subjects: ['Maths', 'Physics'], language: 'en' }
  expect(onSave).toHaveBeenCalledExactlyOnceWith(answers, true)
})

it('the sample class can be declined', async () => {
  const onSave = vi.fn(async () => undefined)
  render(<ProfileForm onSave={onSave} />)
  await userEvent.type(screen.getByLabelText('Your name'), 'Leïla')
  await userEvent.click(screen.getByRole('checkbox', { name: /Start with a sample class/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ displayName: 'Leïla' }), false)
})

it('a missing name is reported before anything is sent', async () => {
  const onSave = vi.fn(async () => undefined)
  render(<ProfileForm onSave={onSave} />)
  await userEvent.click(screen.getByRole('button', { name: 'Get started' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  expect(screen.getByRole('alert').textContent).toBe('Enter your name.')
  expect(onSave).not.toHaveBeenCalled()
})

it('the chosen language applies to the screen at once', async () => {
  render(<ProfileForm onSave={async () => undefined} />)
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'ar')
  await screen.findByLabelText('اسمك')
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
})
