/** Not written yet. */
export default function ResetPasswordScreen() {
  return null
}
