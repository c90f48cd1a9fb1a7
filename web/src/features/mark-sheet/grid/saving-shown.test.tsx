import { defaultKeyboardPreferences } from '@classeur/contracts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { giveLayout } from '../testing/give-layout.ts'
import { createSheetWorld } from '../testing/sheet-world.ts'
import { MarkGrid } from './mark-grid.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-grid')
})
beforeEach(() => giveLayout())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const first = () => screen.getAllByRole('gridcell').find(({ dataset }) => dataset.at === '0:0')

/** Types a mark in the first cell, over a network that answers after twice `delayMs`. */
async function typeOver(delayMs: number) {
  const { openTab, time } = createSheetWorld()
  const { engine, network } = await openTab('ann')
  network.delayMs = delayMs
  render(
    <MarkGrid
      engine={engine}
      keyboard={defaultKeyboardPreferences}
      format={{ language: 'en', digits: 'latin' }}
      onHistory={() => undefined}
      onKeys={() => undefined}
      onCard={() => undefined}
    />,
  )
  act(() => first()?.focus())
  await userEvent.keyboard('1{Enter}')
  return { pass: (ms: number) => act(() => time.advance(ms)) }
}

it('a mark that is saved at once never shows that it is being saved', async () => {
  const { pass } = await typeOver(1)
  const shown = new Set([first()?.dataset.state])
  const follow = new MutationObserver(() => shown.add(first()?.dataset.state))
  follow.observe(first() as Node, { attributes: true })
  await pass(100)
  await expect.poll(() => first()?.textContent).toBe('1')
  follow.disconnect()
  expect([...shown].filter(Boolean)).toEqual([])
})

it('a mark that takes longer shows that it is being saved until the server has it', async () => {
  const { pass } = await typeOver(5000)
  await pass(50)
  await expect.poll(() => first()?.dataset.state).toBe('saving')
  await pass(12_000)
  await expect.poll(() => first()?.dataset.state).toBeUndefined()
})
