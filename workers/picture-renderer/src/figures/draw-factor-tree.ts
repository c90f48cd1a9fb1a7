import type { FactorNode, FactorTreeSpec } from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, polyline, type Point } from '../paint/geometry.ts'
import { fittingSize } from '../text/draw-text.ts'
import { boxOf, dark, type Frame } from './frame.ts'

const depthOf = ({ children }: FactorNode): number => 1 + Math.max(0, ...children.map(depthOf))
const leavesOf = ({ children }: FactorNode): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0)

export function drawFactorTree(frame: Frame, { root }: FactorTreeSpec): string {
  const { paint, colours } = frame
  const box = boxOf(frame)
  const row = Math.min(frame.rise / depthOf(root), frame.reach * 0.6)
  const top = frame.centre.y - (row * depthOf(root)) / 2
  const radius = Math.min(row * 0.34, (frame.span / leavesOf(root)) * 0.36, frame.textSize * 1.4)
  const lines: string[] = []
  const nodes: string[] = []
  const drawNode = (node: FactorNode, left: number, right: number, depth: number): Point => {
    const at = { x: (left + right) / 2, y: top + row * (depth + 0.5) }
    let from = left
    for (const child of node.children) {
      const to = from + ((right - left) * leavesOf(child)) / leavesOf(node)
      lines.push(polyline([at, drawNode(child, from, to, depth + 1)]))
      from = to
    }
    const isPrime = node.children.length === 0
    const text = frame.number(node.value)
    nodes.push(
      (isPrime
        ? paint.part(circle(at, radius), lighten(colours[0], 0.5), false)
        : paint.area(circle(at, radius), '#ffffff', { weight: 0 })) +
        frame.write({
          text,
          ...at,
          size: fittingSize(text, radius * 1.05, radius * 1.6, 600),
          weight: 600,
          anchor: 'middle',
          plate: 'none',
        }),
    )
    return at
  }
  drawNode(root, box.left, box.right, 0)
  return paint.line(lines.join(''), dark, paint.lineWidth * 1.3) + nodes.join('')
}
