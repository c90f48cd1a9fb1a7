/** Not written yet. */
export default function BackupScreen() {
  return null
}
