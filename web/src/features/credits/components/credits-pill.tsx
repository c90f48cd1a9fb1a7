/** Replaced by its own feature. */
export default function CreditsPill() {
  return null
}
