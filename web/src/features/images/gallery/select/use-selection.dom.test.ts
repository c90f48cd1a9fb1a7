import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSelection } from './use-selection.ts'

afterEach(cleanup)

const listed = Array.from({ length: 130 }, (_, at) => `picture-${at}`)

it('a range ends at the 100th picture that is selected, and no picture replaces a selected one', () => {
  const { result } = renderHook(() => useSelection(listed))
  const toggle = (at: number, isRange = false) =>
    act(() => result.current.toggle(listed[at] ?? '', { extends: isRange }))
  const checked = () => listed.filter((id) => result.current.has(id))

  toggle(129)
  toggle(0, true)
  // The range begins where the person clicked first.
  expect(checked()).toEqual(listed.slice(30))
  expect(result.current.selected).toEqual(checked())
  expect(result.current.isFull).toBe(true)

  toggle(5)
  expect(checked()).toEqual(listed.slice(30))
  toggle(129)
  toggle(5)
  expect(checked()).toEqual(['picture-5', ...listed.slice(30, 129)])
})
