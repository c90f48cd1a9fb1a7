/** Keys by purpose. A key without a translation is shown as written here. */
export const keyGroups: readonly {
  name: string
  lines: readonly { does: string; keys: readonly string[] }[]
}[] = [
  {
    name: 'move',
    lines: [
      { does: 'arrows', keys: ['←', '↑', '↓', '→'] },
      { does: 'enter', keys: ['enter', 'shiftEnter'] },
      { does: 'home', keys: ['home', 'end'] },
      { does: 'page', keys: ['pageUp', 'pageDown'] },
      { does: 'corner', keys: ['ctrlHome', 'ctrlEnd'] },
      { does: 'find', keys: ['/'] },
      { does: 'tab', keys: ['tab'] },
    ],
  },
  {
    name: 'write',
    lines: [
      { does: 'type', keys: ['digits'] },
      { does: 'edit', keys: ['F2'] },
      { does: 'revert', keys: ['esc'] },
      { does: 'clear', keys: ['delete'] },
      { does: 'undo', keys: ['ctrlZ'] },
      { does: 'redo', keys: ['ctrlShiftZ'] },
    ],
  },
  {
    name: 'block',
    lines: [
      { does: 'select', keys: ['shiftArrows'] },
      { does: 'all', keys: ['ctrlA'] },
      { does: 'copy', keys: ['ctrlC', 'ctrlV'] },
      { does: 'fill', keys: ['ctrlD'] },
      { does: 'history', keys: ['altH'] },
      { does: 'menu', keys: ['shiftF10'] },
      { does: 'help', keys: ['?'] },
    ],
  },
]
