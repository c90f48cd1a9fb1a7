import { create } from 'qrcode'

/** The margin around a QR code in modules. Readers need four. */
const quietZone = 4

/**
 * A QR code as an SVG path, and the side of its square, at one unit per module. The medium error correction keeps a
 * creased slip readable.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const rows: string[] = []
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) rows.push(`M${x + quietZone} ${y + quietZone}h1v1h-1z`)
    }
  }
  return { path: rows.join(''), size: modules.size + 2 * quietZone }
}
