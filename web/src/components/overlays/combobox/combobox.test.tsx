import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Combobox, type ComboboxOption } from './combobox.tsx'

afterEach(cleanup)

const fruit: ComboboxOption[] = [
  { id: 'apple', heading: 'Near' },
  { id: 'banana', heading: 'Far', isDisabled: true },
  { id: 'cherry', heading: 'Far' },
  { id: 'date', heading: 'Far' },
]
const onChoose = vi.fn()
const onNone = vi.fn()

function showCombobox(suggested?: string | null) {
  onChoose.mockClear()
  function Example() {
    const [text, setText] = useState('')
    const options = fruit.filter(({ id }) => id.includes(text))
    return (
      <Combobox
        label="Fruit"
        listLabel="Fruits"
        {...{ text, options, onNone }}
        {...(suggested === undefined ? {} : { suggested })}
        onText={setText}
        onChoose={({ id }) => onChoose(id)}
        onKey={(event) => event.key === 'Escape' && setText('')}
      >
        {({ id }) => id}
      </Combobox>
    )
  }
  render(<Example />)
  return screen.getByRole('combobox', { name: 'Fruit' })
}
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent

it.each([
  ['', 'apple'],
  ['{ArrowDown}', 'cherry'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'apple'],
  ['{ArrowUp}', 'date'],
  ['{ArrowDown}a', 'apple'],
])('in a combobox, after the keys %j the active option is %s', async (keys, option) => {
  await userEvent.click(showCombobox())
  if (keys !== '') await userEvent.keyboard(keys)
  expect(active()).toBe(option)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(option)
})

it('chooses the active option with Enter and the pressed one with the pointer, and the field keeps the focus', async () => {
  const field = showCombobox()
  await userEvent.type(field, '{ArrowDown}{Enter}')
  await userEvent.click(screen.getByRole('option', { name: 'date' }))
  await userEvent.click(screen.getByRole('option', { name: 'banana' }))
  expect(onChoose.mock.calls).toEqual([['cherry'], ['date']])
  expect(document.activeElement).toBe(field)
})

it('a combobox has no active option if none is suggested, until an arrow key is pressed', async () => {
  const field = showCombobox(null)
  await userEvent.type(field, '{Enter}')
  expect([active(), onNone.mock.calls.length]).toEqual([undefined, 1])
  await userEvent.type(field, '{ArrowUp}')
  expect(active()).toBe('date')
})

it('a combobox makes the suggested option active again when the screen changes the text', async () => {
  const field = showCombobox()
  await userEvent.type(field, 'a{ArrowDown}')
  expect(active()).toBe('date')
  await userEvent.type(field, '{Escape}')
  expect(active()).toBe('apple')
})

it('a combobox keeps the focus in the field when the list is pressed beside the options', async () => {
  const field = showCombobox()
  await userEvent.click(field)
  await userEvent.click(screen.getByText('Near'))
  await userEvent.click(screen.getByRole('listbox'))
  expect(document.activeElement).toBe(field)
})

it('a combobox ignores the keys of an input method', () => {
  const field = showCombobox()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onChoose).not.toHaveBeenCalled()
})

it('a combobox shows a heading once, above its options', () => {
  showCombobox()
  expect(screen.getByRole('listbox').textContent).toBe('NearappleFarbananacherrydate')
})
