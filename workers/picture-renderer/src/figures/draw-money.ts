import type { MoneySpec } from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, rectangle } from '../paint/geometry.ts'
import { dark, type Frame } from './frame.ts'

export function drawMoney(frame: Frame, { pieces, symbol, minorSymbol }: MoneySpec): string {
  const { paint, centre, span, rise, colours, isRightToLeft } = frame
  const notes = pieces.filter(({ isNote }) => isNote)
  const coins = pieces.filter(({ isNote }) => !isNote)
  const columns = Math.max(
    1,
    Math.min(
      coins.length,
      Math.ceil(Math.sqrt((coins.length * span) / (rise * (notes.length > 0 ? 0.55 : 1)))),
    ),
  )
  const noteColumns = Math.min(notes.length, 3)
  const noteRows = noteColumns === 0 ? 0 : Math.ceil(notes.length / noteColumns)
  const coinRows = Math.ceil(coins.length / columns)
  const noteWidth =
    noteColumns === 0
      ? 0
      : Math.min(
          span / noteColumns,
          frame.reach * 1.2,
          ((rise * (coins.length > 0 ? 0.5 : 1)) / noteRows) * 1.9,
        )
  const noteTall = noteWidth * 0.55
  const room = rise - noteRows * noteTall
  const cell = Math.min(span / columns, room / Math.max(1, coinRows), frame.reach * 0.9)
  const top = centre.y - (noteRows * noteTall + coinRows * cell) / 2
  const way = isRightToLeft ? -1 : 1
  const text = (minor: number) =>
    minor >= 100
      ? symbol === '$' || symbol === '£'
        ? `${symbol}${frame.number(minor / 100)}`
        : `${frame.number(minor / 100)} ${symbol}`
      : `${frame.number(minor)} ${minorSymbol}`
  const positionOf = (index: number, perRow: number, count: number, width: number) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return { x: centre.x + way * ((index % perRow) - (inRow - 1) / 2) * width, row }
  }
  const value = (minor: number, x: number, y: number, size: number) =>
    frame.write({ text: text(minor), x, y, size, weight: 600, anchor: 'middle', plate: 'none' })
  return (
    notes
      .map(({ minor }, index) => {
        const { x, row } = positionOf(index, noteColumns, notes.length, noteWidth)
        const y = top + (row + 0.5) * noteTall
        return (
          paint.part(
            rectangle(
              x - noteWidth * 0.46,
              y - noteTall * 0.42,
              noteWidth * 0.92,
              noteTall * 0.84,
              noteTall * 0.06,
            ),
            lighten(colours[index % 3] ?? colours[2], 0.6),
            false,
          ) + value(minor, x, y, noteTall * 0.3)
        )
      })
      .join('') +
    coins
      .map(({ minor }, index) => {
        const { x, row } = positionOf(index, columns, coins.length, cell)
        const y = top + noteRows * noteTall + (row + 0.5) * cell
        const radius = cell * (minor >= 100 ? 0.45 : minor >= 20 ? 0.42 : 0.37)
        return (
          paint.part(
            circle({ x, y }, radius),
            minor >= 100 ? '#d9dde2' : minor >= 10 ? '#f0cd6a' : '#dca27a',
            false,
          ) +
          paint.line(circle({ x, y }, radius * 0.86), dark, paint.lineWidth * 0.6) +
          value(minor, x, y, radius * (text(minor).length > 4 ? 0.45 : 0.55))
        )
      })
      .join('')
  )
}
