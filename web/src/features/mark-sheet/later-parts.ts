/** The parts of the table's screen that appear after its first cells, loaded as one file. */
export { ImportMarksDialog } from './files/import-marks-dialog.tsx'
export { HistoryDialog } from './history/history-dialog.tsx'
export { KeysDialog } from './panels/keys/keys-dialog.tsx'
export { SheetPanels } from './panels/sheet-panels.tsx'
export { PileMode } from './pile/pile-mode.tsx'
