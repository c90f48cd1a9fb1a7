import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Opens a search field. The test decides when the address changes. */
function openField(search: string) {
  const change = vi.fn()
  const { result, rerender } = renderHook((address: string) => useTypedSearch(address, change), {
    initialProps: search,
  })
  return {
    change,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () =>
      act(() => {
        vi.advanceTimersByTime(250)
      }),
    showAddress: (address: string) => act(() => rerender(address)),
  }
}

it('text typed before the address shows an earlier one stays in the field and reaches the address', () => {
  const { change, typed, type, pause, showAddress } = openField('oak')
  type('')
  pause()
  type('elm ')
  showAddress('')
  expect(typed()).toBe('elm ')
  pause()
  expect(change.mock.calls).toEqual([[''], ['elm']])
  showAddress('elm')
  expect(typed()).toBe('elm ')
})

it('an address that something else changed replaces the text, and nothing typed before is sent', () => {
  const { change, typed, type, pause, showAddress } = openField('oak')
  type('elm')
  pause()
  showAddress('elm')
  type('elm tree')
  showAddress('oak')
  expect(typed()).toBe('oak')
  pause()
  expect(change.mock.calls).toEqual([['elm']])
  showAddress('elm')
  expect(typed()).toBe('elm')
})
