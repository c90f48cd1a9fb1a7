import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../../../config/create-store.ts'
import type { CellText } from '../sheet-engine.ts'
import { areTextsKept, createKeptTexts } from './kept-texts.ts'

const signedIn = createStore<string | null>('ann')
vi.mock(import('../../../../http/auth-session.ts'), async (original) => ({
  ...(await original()),
  readAuth: () => {
    const id = signedIn.get()
    return id === null
      ? { status: 'signed-out', reason: 'session-ended' }
      : { status: 'signed-in', user: { id } as never }
  },
}))
const session = { userId: signedIn.get, onChange: signedIn.subscribe }
const text: CellText = {
  unread: { text: '7..', problem: 'not-a-mark', nearest: [] },
  seen: { base: 2, epoch: 0 },
}

beforeEach(() => {
  localStorage.clear()
  signedIn.set('ann')
})

it('keeps the texts of a sheet for one person, in the browser’s storage at once', () => {
  createKeptTexts('exam', 'ann', session).change(new Map([['student:question', text]]))
  expect(Object.values(localStorage).join()).toContain('7..')
  expect(createKeptTexts('exam', 'ann', session).read()).toEqual([['student:question', text]])
  expect(createKeptTexts('another', 'ann', session).read()).toEqual([])
  signedIn.set('ben')
  expect(createKeptTexts('exam', 'ben', session).read()).toEqual([])
  expect(createKeptTexts('exam', 'ann', session).read()).toBeNull()
})

it('stores nothing once no text is left', () => {
  const kept = createKeptTexts('exam', 'ann', session)
  kept.change(new Map([['student:question', text]]))
  kept.change(new Map([['student:question', null]]))
  expect(localStorage).toHaveLength(0)
})

it('adds what was typed after the session ended as soon as the same person signs in again', () => {
  const kept = createKeptTexts('exam', 'ann', session)
  kept.subscribe(() => undefined)
  kept.change(new Map([['student:before', text]]))
  const before = JSON.stringify(localStorage)
  signedIn.set(null)
  kept.change(new Map([['student:question', text]]))
  signedIn.set('ben')
  expect(JSON.stringify(localStorage)).toBe(before)
  signedIn.set('ann')
  const texts = createKeptTexts('exam', 'ann', session).read()
  expect(texts?.map(([key]) => key)).toEqual(['student:before', 'student:question'])
})

it('tells when the browser can’t store them, and then keeps them as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const kept = createKeptTexts('exam', 'ann', session)
  expect(areTextsKept('exam')).toBe(true)
  kept.change(new Map([['student:question', text]]))
  expect(areTextsKept('exam')).toBe(false)
  expect(kept.read()).toEqual([['student:question', text]])
  full.mockRestore()
})
