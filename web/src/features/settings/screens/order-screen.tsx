/** Not written yet. */
export default function OrderScreen() {
  return null
}
