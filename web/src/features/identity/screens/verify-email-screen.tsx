/** Not written yet. */
export default function VerifyEmailScreen() {
  return null
}
