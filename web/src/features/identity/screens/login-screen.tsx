/** Not written yet. */
export default function LoginScreen() {
  return null
}
