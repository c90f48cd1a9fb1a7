import { westernDigits } from '@classeur/domain/text'
import { foldLetters } from '@classeur/domain/safety'
import { readBarChart, readGrid, readNumberLine, readPieChart } from './charts.ts'
import { readClock } from './clock.ts'
import { readArray, readBaseTen, readDice, readTenFrame } from './counting.ts'
import type { Figure, FigureReader } from './figure.ts'
import { readFraction } from './fraction.ts'
import { readShapes } from './shapes.ts'
import { readAngle, readVenn } from './venn-and-angle.ts'

/** More specific readers come first. */
const readers: readonly FigureReader[] = [
  readNumberLine,
  readBarChart,
  readPieChart,
  readGrid,
  readVenn,
  readTenFrame,
  readBaseTen,
  readDice,
  readFraction,
  readClock,
  readArray,
  readAngle,
]

/** Normalises to western digits, folded letters and no hyphens: "right-angled" becomes two words. */
const plainText = (prompt: string): string =>
  foldLetters(westernDigits(prompt).replace(/½/g, '1/2').replace(/¼/g, '1/4').replace(/¾/g, '3/4'))
    .replace(/[-–_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The exact figure that the prompt clearly requests; null if there is none. */
export function readFigure(prompt: string): Figure | null {
  const text = plainText(prompt)
  for (const read of readers) {
    const figure = read(text)
    if (figure) return figure
  }
  return null
}

/** A shape whose name also describes other things ("in a circle"); use it only if the prompt names nothing else. */
export const readPlainFigure = (prompt: string): Figure | null => readShapes(plainText(prompt))
