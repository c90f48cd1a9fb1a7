import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'
import classes from './qr-code.module.css'

/** A QR code of an address, dark on white in every theme so that cameras can read it. `label` says what it opens. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={classes.ground} width={size} height={size} />
      <path className={classes.modules} d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
