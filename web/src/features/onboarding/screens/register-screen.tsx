/** Not written yet. */
export default function RegisterScreen() {
  return null
}
