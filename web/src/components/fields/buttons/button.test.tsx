import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

/** The number of times that a double click presses this button. */
async function pressesOf(props: ComponentProps<typeof Button>): Promise<number> {
  let presses = 0
  render(
    <Button {...props} onClick={() => presses++}>
      Make
    </Button>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'Make' }))
  return presses
}

describe('a double click', () => {
  it('on a submit button counts once, even if the first click has been answered by then', async () => {
    expect(await pressesOf({ type: 'submit' })).toBe(1)
  })

  it('on a button that waits for an answer counts once, even if the first click has been answered by then', async () => {
    expect(await pressesOf({ busy: false })).toBe(1)
  })

  it('on a stepper counts twice', async () => {
    expect(await pressesOf({})).toBe(2)
  })
})
