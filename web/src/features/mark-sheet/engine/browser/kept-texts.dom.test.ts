import { beforeEach, expect, it, vi } from 'vitest'
import type { AuthState, SignedOutReason } from '../../../../http/session/auth-session.ts'
import type { CellText } from '../sheet-engine.ts'
import { areTextsKept, createKeptTexts } from './kept-texts.ts'

const auth = vi.hoisted(() => ({ now: null as unknown }))
vi.mock(import('../../../../http/session/auth-session.ts'), async (original) => ({
  ...(await original()),
  readAuth: () => auth.now as AuthState,
}))
const signIn = (id: string) => (auth.now = { status: 'signed-in', user: { id } })
const end = (reason: SignedOutReason) => (auth.now = { status: 'signed-out', reason })
const text: CellText = {
  unread: { text: '7..', problem: 'not-a-mark', nearest: [] },
  seen: { base: 2, epoch: 0 },
}

beforeEach(() => {
  localStorage.clear()
  signIn('ann')
})

it('the store of texts keeps the texts of a sheet for one person, in the browser’s storage at once', () => {
  createKeptTexts('exam', 'ann').change(new Map([['student:question', text]]))
  expect(Object.values(localStorage).join()).toContain('7..')
  expect(createKeptTexts('exam', 'ann').read()).toEqual([['student:question', text]])
  expect(createKeptTexts('another', 'ann').read()).toEqual([])
  signIn('ben')
  expect(createKeptTexts('exam', 'ben').read()).toEqual([])
})

it('the store of texts removes the draft with its last text', () => {
  const kept = createKeptTexts('exam', 'ann')
  kept.change(new Map([['student:question', text]]))
  kept.change(new Map([['student:question', null]]))
  expect(localStorage).toHaveLength(0)
})

it('the store of texts keeps what was typed after the session ended, for the same person and nobody else', () => {
  const kept = createKeptTexts('exam', 'ann')
  kept.change(new Map([['student:before', text]]))
  end('session-ended')
  kept.change(new Map([['student:question', text]]))
  signIn('ben')
  expect(createKeptTexts('exam', 'ben').read()).toEqual([])
  signIn('ann')
  const texts = createKeptTexts('exam', 'ann').read()
  expect(texts?.map(([key]) => key)).toEqual(['student:before', 'student:question'])
})

it('the store of texts stores nothing after the person has signed out', () => {
  const kept = createKeptTexts('exam', 'ann')
  end('signed-out')
  kept.change(new Map([['student:question', text]]))
  expect([localStorage.length, sessionStorage.length, kept.read()]).toEqual([0, 0, null])
})

it('the store of texts tells when the browser can’t store them, and then keeps them as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const kept = createKeptTexts('exam', 'ann')
  expect(areTextsKept('exam')).toBe(true)
  kept.change(new Map([['student:question', text]]))
  expect(areTextsKept('exam')).toBe(false)
  expect(kept.read()).toEqual([['student:question', text]])
  full.mockRestore()
})
