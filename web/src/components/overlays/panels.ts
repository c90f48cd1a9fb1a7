/** What opens above the page, with the code that positions it: one file, fetched when it is first needed. */
export { default as MenuPanel } from './menu-panel.tsx'
export { default as PopoverPanel } from './popover-panel.tsx'
