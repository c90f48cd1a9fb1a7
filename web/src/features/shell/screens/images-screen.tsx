/** Not written yet. */
export default function ImagesScreen() {
  return null
}
