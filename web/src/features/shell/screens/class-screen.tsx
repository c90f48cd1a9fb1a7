/** Not written yet. */
export default function ClassScreen() {
  return null
}
