import type { Stage } from '../../backdrops/backdrop.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { type Line } from '../../paint/line.ts'
import { sheetOf } from '../sheet.ts'
import { circuitSymbol, wire, type SymbolName } from './circuit-symbols.ts'
import type { LabelId } from '@classeur/domain/pictures'

type Part = readonly [symbol: SymbolName, x: number, y: number, label?: LabelId]

/** Components on wires; every component lies on a horizontal wire. */
function drawParts(stage: Stage, wires: readonly Line[], parts: readonly Part[]): Drawing {
  const { paint } = stage
  const { unit, at, points, callout, ground } = sheetOf(stage, 1.2)
  const size = unit * 0.14
  return {
    content:
      ground +
      wires.map((line) => wire(paint, points(line), size)).join('') +
      parts.map(([symbol, x, y]) => circuitSymbol(paint, symbol, at(x, y), size)).join(''),
    callouts: parts.flatMap(([symbol, x, y, label]) =>
      label
        ? [callout(label, x, y + (symbol === 'cell' ? 0.06 : symbol === 'openSwitch' ? -0.03 : 0.05))]
        : [],
    ),
  }
}

const loop = '-0.45,-0.3 0.45,-0.3 0.45,0.3 -0.45,0.3 -0.45,-0.3'

export const drawSeriesCircuit = (stage: Stage): Drawing =>
  drawParts(
    stage,
    [loop],
    [
      ['cell', -0.2, -0.3, 'cell'],
      ['openSwitch', 0.2, -0.3, 'switch'],
      ['lamp', -0.2, 0.3, 'lamp'],
      ['lamp', 0.2, 0.3],
    ],
  )

export const drawResistorCircuit = (stage: Stage): Drawing =>
  drawParts(
    stage,
    [loop],
    [
      ['cell', -0.2, -0.3, 'cell'],
      ['openSwitch', 0.2, -0.3, 'switch'],
      ['lamp', -0.2, 0.3, 'lamp'],
      ['resistor', 0.2, 0.3, 'resistor'],
    ],
  )

export const drawParallelCircuit = (stage: Stage): Drawing =>
  drawParts(
    stage,
    ['-0.45,-0.36 0.45,-0.36 0.45,0.36 -0.45,0.36 -0.45,-0.36', '-0.45,0.02 0.45,0.02'],
    [
      ['cell', -0.2, -0.36, 'cell'],
      ['openSwitch', 0.2, -0.36, 'switch'],
      ['lamp', 0, 0.02],
      ['lamp', 0, 0.36, 'lamp'],
    ],
  )

const listed: readonly (readonly [SymbolName, LabelId])[] = [
  ['cell', 'cell'],
  ['battery', 'batteryOfCells'],
  ['lamp', 'lamp'],
  ['openSwitch', 'openSwitch'],
  ['closedSwitch', 'closedSwitch'],
  ['resistor', 'resistor'],
  ['motor', 'motor'],
  ['ammeter', 'ammeter'],
  ['voltmeter', 'voltmeter'],
]

/** The symbols in rows of three. */
export function drawCircuitSymbols(stage: Stage): Drawing {
  const { paint, isRightToLeft } = stage
  const { unit, at, ground } = sheetOf(stage, 1.1)
  const size = unit * 0.12
  const places = listed.map(([name, label], index) => {
    const column = (index % 3) - 1
    return {
      name,
      label,
      x: column * 0.36 * (isRightToLeft ? -1 : 1),
      y: (Math.floor(index / 3) - 1) * 0.31 - 0.05,
    }
  })
  return {
    content:
      ground +
      places
        .map(
          ({ name, x, y }) =>
            wire(paint, [at(x - 0.13, y), at(x + 0.13, y)], size) +
            circuitSymbol(paint, name, at(x, y), size),
        )
        .join(''),
    captions: places.map(({ label, x, y }) => ({ label, centre: at(x, y + 0.125), room: unit * 0.32 })),
  }
}
