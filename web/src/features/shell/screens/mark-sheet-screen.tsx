/** Not written yet. */
export default function MarkSheetScreen() {
  return null
}
