/** Not written yet. */
export default function AccountScreen() {
  return null
}
