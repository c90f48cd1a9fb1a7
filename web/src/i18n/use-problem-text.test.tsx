import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProblemError } from '../http/problem-error.ts'
import { loadAreas, startI18n } from './i18n.ts'
import { useProblemText } from './use-problem-text.ts'

const arrival = vi.hoisted(() => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  return { arrive: () => arrive(), arrived }
})
vi.mock('./en/errors.json', async (original) => {
  await arrival.arrived
  return original()
})
afterEach(cleanup)

const signedOut = new ProblemError({ code: 'auth/signed-out', params: {}, status: 401, requestId: '' })

function Problem() {
  const { title, advice } = useProblemText(signedOut)
  return <p>{`${title} ${advice}`}</p>
}

it('an error has a general sentence until the texts of errors have arrived, and then its own', async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  render(<Problem />)
  expect(screen.getByText('Something went wrong. Everything saved before is safe. Try again.')).toBeTruthy()
  // Other texts don't wait for these.
  await loadAreas('classes')
  arrival.arrive()
  expect(await screen.findByText('You are signed out. Sign in to continue where you left off.')).toBeTruthy()
})
