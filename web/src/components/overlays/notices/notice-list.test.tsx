import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { NoticeList } from './notice-list.tsx'
import { notices, notifyDone, notifyUndoable } from './notices.ts'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  notices.set([])
})

const undo = vi.fn()
function open() {
  render(
    <>
      <button type="button">Delete</button>
      <NoticeList />
    </>,
  )
  act(() => void notifyUndoable('The exam was deleted.', { label: 'Undo', run: undo }))
  focus('Delete')
}
const button = (name: string) => screen.getByRole('button', { name })
const focus = (name: string) => act(() => button(name).focus())
const press = (name: string) => act(() => button(name).click())
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const isShown = () => screen.queryByText('The exam was deleted.') !== null

it('a notice closes by itself', () => {
  open()
  pass(9)
  expect(isShown()).toBe(true)
  pass(2)
  expect(isShown()).toBe(false)
})

it('a notice stays while its button has the focus, which then returns to where it was', () => {
  open()
  focus('Undo')
  pass(11)
  expect(isShown()).toBe(true)
  press('Undo')
  expect(undo).toHaveBeenCalledOnce()
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(button('Delete'))
})

it('closing a notice with the keyboard returns the focus to where it was', () => {
  open()
  focus('Undo')
  focus('Close')
  press('Close')
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(button('Delete'))
})

it('a notice that nothing led to leaves the focus to the page, instead of moving it to an earlier element', () => {
  open()
  focus('Undo')
  act(() => button('Undo').blur())
  focus('Undo')
  press('Close')
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

it('the focus returns to where it was without scrolling', () => {
  open()
  const returned = vi.spyOn(button('Delete'), 'focus')
  focus('Undo')
  press('Close')
  expect(returned).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

it('a notice that lost the focus or the pointer has its whole time again', () => {
  open()
  focus('Undo')
  pass(11)
  focus('Delete')
  const notice = screen.getByText('The exam was deleted.')
  fireEvent.pointerEnter(notice.parentElement!)
  pass(11)
  expect(isShown()).toBe(true)
  fireEvent.pointerLeave(notice.parentElement!)
  pass(9)
  expect(isShown()).toBe(true)
  pass(2)
  expect(isShown()).toBe(false)
})

it('a notice that is closed while the pointer is over it holds no other notice open', () => {
  open()
  fireEvent.pointerEnter(screen.getByText('The exam was deleted.').parentElement!)
  press('Close')
  act(() => notifyDone('Saved.'))
  pass(6)
  expect(screen.queryByText('Saved.')).toBeNull()
})
