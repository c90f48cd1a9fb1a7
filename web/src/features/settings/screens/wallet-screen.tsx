/** Not written yet. */
export default function WalletScreen() {
  return null
}
