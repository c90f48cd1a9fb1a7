export { default as 'mark-sheet' } from './mark-sheet.json'
export { default as 'mark-grid' } from './mark-grid.json'
export { default as 'mark-panels' } from './mark-panels.json'
export { default as 'mark-files' } from './mark-files.json'
