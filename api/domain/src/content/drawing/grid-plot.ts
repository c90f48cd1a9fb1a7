import type { CoordinateGrid } from '../diagram.ts'
import type { Box, Point } from './curves.ts'
import { lengthWithin, type DrawingOptions } from './scene.ts'
import { layTicks, mostOf } from './tick-labels.ts'
import { scaleOf, type Scale } from './ticks.ts'

/** The largest area for the grid. */
const usual = { width: 480, height: 360 }
/** The numbers and the room beside the area. */
const besideArea = 72
const labelSize = 13
/** Where the parts of a coordinate grid are. */
export interface GridPlot {
  x: ReturnType<typeof layTicks>
  y: ReturnType<typeof layTicks>
  area: Box
  /** Where the vertical and the horizontal axis are. */
  axes: Point
  toPixel(point: Point): Point
}

/** Axes with similar ranges get equal units, so that a square looks like one. */
function plotSize(x: Scale, y: Scale, options: DrawingOptions): { width: number; height: number } {
  const width = lengthWithin(options, usual.width, besideArea)
  const largest = { width, height: (usual.height * width) / usual.width }
  const [across, up] = [x.to - x.from, y.to - y.from]
  const ratio = across / up
  if (ratio < 0.5 || ratio > 2) return largest
  const unit = Math.min(largest.width / across, largest.height / up)
  return { width: across * unit, height: up * unit }
}

/** Lays out the axes. They include every given point; curves may leave the area. */
export function layGrid(diagram: CoordinateGrid, options: DrawingOptions): GridPlot {
  const xs = scaleOf(
    diagram.x,
    diagram.points.map(({ x }) => x),
    options,
  )
  const ys = scaleOf(
    diagram.y,
    diagram.points.map(({ y }) => y),
    options,
  )
  const { width, height } = plotSize(xs, ys, options)
  const look = { size: labelSize, fill: 'soft' as const }
  const x = layTicks(xs, width, (label) => label.width, look, options)
  const y = layTicks(ys, height, (label) => label.ascent + label.descent, look, options)
  const left = mostOf(y, (label) => label.width) + 16
  const top = diagram.y.label === '' ? 16 : 34
  const toPixel = (point: Point): Point => ({
    x: left + ((point.x - xs.from) / (xs.to - xs.from)) * width,
    y: top + height - ((point.y - ys.from) / (ys.to - ys.from)) * height,
  })
  const area: Box = { left, top, right: left + width, bottom: top + height }
  const zero = toPixel({ x: 0, y: 0 })
  const axes: Point = {
    x: Math.min(Math.max(zero.x, area.left), area.right),
    y: Math.min(Math.max(zero.y, area.top), area.bottom),
  }
  return { x, y, area, axes, toPixel }
}
