/** Not written yet. */
export default function SchoolScreen() {
  return null
}
