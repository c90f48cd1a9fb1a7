/**
 * The panels that open above the page and the code that positions them, in one file that is fetched when it is first
 * needed.
 */
export { default as MenuPanel } from './menu-panel.tsx'
export { default as PopoverPanel } from './popover-panel.tsx'
