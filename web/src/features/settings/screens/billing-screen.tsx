/** Not written yet. */
export default function BillingScreen() {
  return null
}
