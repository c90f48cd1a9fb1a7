import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

/** The number of times that a double click presses a button of this type. */
async function pressesOf(type: 'submit' | 'button'): Promise<number> {
  let presses = 0
  render(
    <Button type={type} onClick={() => presses++}>
      Make
    </Button>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'Make' }))
  return presses
}

describe('a double click', () => {
  it('on a submit button counts once, even if the first click has been answered by then', async () => {
    expect(await pressesOf('submit')).toBe(1)
  })

  it('on a stepper counts twice', async () => {
    expect(await pressesOf('button')).toBe(2)
  })
})
