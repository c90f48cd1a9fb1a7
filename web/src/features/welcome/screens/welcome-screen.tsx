/** Not written yet. */
export default function WelcomeScreen() {
  return null
}
