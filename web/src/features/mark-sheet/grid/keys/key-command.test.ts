import { expect, it } from 'vitest'
import { commandOf, type Pressed } from './key-command.ts'

const pressed = (key: string, fields: Partial<Pressed> = {}): Pressed => ({
  ...{ key, code: '', shiftKey: false, altKey: false, command: false, system: false },
  ...{ altGraph: false, isComposing: false },
  ...fields,
})
const command = { command: true }

it.each<[string, Pressed, unknown]>([
  ['a digit of any script starts a mark', pressed('٣'), { do: 'type', text: '٣' }],
  ['a sign starts a mark', pressed('-'), { do: 'type', text: '-' }],
  [
    'a sign typed with AltGr starts a mark',
    pressed('@', { ...command, altKey: true, altGraph: true }),
    { do: 'type', text: '@' },
  ],
  ['a space starts nothing', pressed(' '), null],
  ['a digit with the Windows key is left to the system', pressed('5', { system: true }), null],
  ['Ctrl+Z undoes', pressed('z', command), { do: 'undo' }],
  ['Ctrl+Shift+Z redoes', pressed('Z', { ...command, shiftKey: true }), { do: 'redo' }],
  ['Ctrl+Y redoes', pressed('y', command), { do: 'redo' }],
  [
    'Ctrl+Z on an Arabic keyboard undoes by the position of the key',
    pressed('ئ', { ...command, code: 'KeyZ' }),
    { do: 'undo' },
  ],
  [
    'on a French keyboard the letter counts, not its position',
    pressed('z', { ...command, code: 'KeyW' }),
    { do: 'undo' },
  ],
  ['copying is left to the browser', pressed('c', command), null],
  ['Alt+H shows the history', pressed('h', { altKey: true }), { do: 'history' }],
  ['the Arabic question mark shows the keys', pressed('؟'), { do: 'keys' }],
  ['the slash searches', pressed('/'), { do: 'search' }],
  ['Shift extends', pressed('ArrowDown', { shiftKey: true }), { do: 'move', move: 'down', extend: true }],
  ['Shift+F10 opens the menu', pressed('F10', { shiftKey: true }), { do: 'menu' }],
  ['an input method keeps the keys it starts', pressed('Process'), { do: 'compose' }],
])('%s', (_, key, expected) => {
  expect(commandOf(key, false)).toEqual(expected)
})

it.each([
  ['ArrowRight', false, 'next'],
  ['ArrowLeft', false, 'previous'],
  ['ArrowRight', true, 'previous'],
  ['ArrowLeft', true, 'next'],
])('%s moves in reading direction (right to left: %s) to the %s question', (key, isRtl, move) => {
  expect(commandOf(pressed(key), isRtl)).toEqual({ do: 'move', move, extend: false })
})
