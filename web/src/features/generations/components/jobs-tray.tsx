/** Replaced by its own feature. */
export default function JobsTray() {
  return null
}
