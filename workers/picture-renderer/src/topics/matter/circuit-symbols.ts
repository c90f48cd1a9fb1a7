import { circle, polyline, rectangle, type Point } from '../../paint/geometry.ts'
import type { Paint } from '../../paint/paint.ts'
import { drawText } from '../../text/draw-text.ts'

export type SymbolName =
  'cell' | 'battery' | 'lamp' | 'openSwitch' | 'closedSwitch' | 'resistor' | 'motor' | 'ammeter' | 'voltmeter'

const ink = '#1f2733'

/** A wire along these points. */
export const wire = (paint: Paint, points: readonly Point[], size: number): string =>
  paint.line(polyline(points), ink, size * 0.07)

/**
 * The standard symbol of a component in a horizontal wire, on a white gap.
 * @param size the height of a lamp in pixels
 */
export function circuitSymbol(paint: Paint, name: SymbolName, { x, y }: Point, size: number): string {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size })
  const line = (...points: Point[]) => paint.line(polyline(points), ink, size * 0.07)
  const thick = (...points: Point[]) =>
    `<path d="${polyline(points)}" stroke="${ink}" stroke-width="${String(Math.round(size * 0.16))}" fill="none"/>`
  const gap = (half: number) =>
    paint.area(rectangle(at(-half, 0).x, at(0, -0.3).y, 2 * half * size, 0.6 * size), '#ffffff', {
      weight: 0,
    })
  const plates = (dx: number) =>
    line(at(dx - 0.08, -0.45), at(dx - 0.08, 0.45)) + thick(at(dx + 0.08, -0.24), at(dx + 0.08, 0.24))
  const meter = (letter: string) =>
    paint.area(circle({ x, y }, size * 0.5), '#ffffff', { weight: 0 }) +
    paint.line(circle({ x, y }, size * 0.5), ink, size * 0.07) +
    drawText({ text: letter, x, y, size: size * 0.6, weight: 600, anchor: 'middle' })
  const symbols: Record<SymbolName, () => string> = {
    cell: () => gap(0.08) + plates(0),
    battery: () =>
      gap(0.38) +
      plates(-0.3) +
      line(at(-0.22, 0), at(-0.12, 0)) +
      line(at(0.08, 0), at(0.22, 0)) +
      plates(0.3) +
      paint.line(polyline([at(-0.12, 0), at(0.1, 0)]), ink, size * 0.07, {
        dash: `${String(size * 0.05)} ${String(size * 0.1)}`,
      }),
    lamp: () =>
      paint.area(circle({ x, y }, size * 0.5), '#fff6c9', { weight: 0 }) +
      paint.line(circle({ x, y }, size * 0.5), ink, size * 0.07) +
      line(at(-0.35, -0.35), at(0.35, 0.35)) +
      line(at(-0.35, 0.35), at(0.35, -0.35)),
    openSwitch: () =>
      gap(0.45) +
      line(at(-0.45, 0), at(0.36, -0.42)) +
      [-0.45, 0.45].map((dx) => paint.area(circle(at(dx, 0), size * 0.075), ink)).join(''),
    closedSwitch: () =>
      gap(0.45) +
      line(at(-0.45, 0), at(0.45, 0)) +
      [-0.45, 0.45].map((dx) => paint.area(circle(at(dx, 0), size * 0.075), ink)).join(''),
    resistor: () =>
      paint.area(rectangle(at(-0.65, 0).x, at(0, -0.25).y, size * 1.3, size * 0.5), '#ffffff', {
        weight: 0,
      }) + paint.line(rectangle(at(-0.65, 0).x, at(0, -0.25).y, size * 1.3, size * 0.5), ink, size * 0.07),
    motor: () => meter('M'),
    ammeter: () => meter('A'),
    voltmeter: () => meter('V'),
  }
  return symbols[name]()
}
