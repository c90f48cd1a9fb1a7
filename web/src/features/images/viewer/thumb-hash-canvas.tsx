import { useEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'
import classes from './thumb-hash-canvas.module.css'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** The blurred placeholder of a picture, decoded from a few bytes. */
export function ThumbHashCanvas({ thumbHash }: { thumbHash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    try {
      const { w, h, rgba } = thumbHashToRGBA(bytesOf(thumbHash))
      canvas.current.width = w
      canvas.current.height = h
      context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
    } catch {
      // If the bytes can't be decoded, keep the plain background.
    }
  }, [thumbHash])
  return <canvas ref={canvas} className={classes.blur} aria-hidden />
}
