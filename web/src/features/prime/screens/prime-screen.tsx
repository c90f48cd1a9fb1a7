/** Not written yet. */
export default function PrimeScreen() {
  return null
}
