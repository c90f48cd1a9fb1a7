/** Not written yet. */
export default function JoinClassScreen() {
  return null
}
