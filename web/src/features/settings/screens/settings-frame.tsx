/** Not written yet. */
export default function SettingsFrame() {
  return null
}
