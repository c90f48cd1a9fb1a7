/** Replaced by its own feature. */
export default function HomeScreen() {
  return null
}
