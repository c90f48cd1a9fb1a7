import { median, type Row } from '@classeur/local/bench'
import { ownName } from './peer-names.ts'

/** The values of every round, by what was measured and by grid. */
export type Measured = Map<string, Map<string, number[]>>

export function note(measured: Measured, what: string, name: string, ...values: number[]): void {
  const ofGrids = measured.get(what) ?? new Map<string, number[]>()
  measured.set(what, ofGrids)
  ofGrids.set(name, [...(ofGrids.get(name) ?? []), ...values])
}

const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

/** How many grids have a smaller median, plus one. */
const rankOf = (mine: number, all: readonly number[]) => all.filter((value) => value < mine).length + 1

/** The table of all grids, each median with its rank; a dash where a grid was not measured. */
export function gridTable(measured: Measured, names: readonly string[]): string {
  const lines = [...measured].map(([what, ofGrids]) => {
    const medians = names.map((name) => median(ofGrids.get(name) ?? []))
    const known = medians.filter((value) => !Number.isNaN(value))
    const cells = medians.map((value) => {
      if (Number.isNaN(value)) return '–'
      return known.length > 1 ? `${shown(value)} (${rankOf(value, known)})` : shown(value)
    })
    return `| ${[what, ...cells].join(' | ')} |`
  })
  const head = `| | ${names.join(' | ')} |\n|${'---|'.repeat(names.length + 1)}`
  return [head, ...lines].join('\n')
}

/** One row of the goal for each measurement that other grids share: the product beside the best of them. */
export function rankRows(measured: Measured): Row[] {
  const rows: Row[] = []
  for (const [what, ofGrids] of measured) {
    const ours = median(ofGrids.get(ownName) ?? [])
    const others = [...ofGrids]
      .filter(([name]) => name !== ownName)
      .map(([name, values]) => ({ name, value: median(values) }))
      .sort((one, other) => one.value - other.value)
    const [best] = others
    if (!best) continue
    const values = others.map(({ value }) => value)
    rows.push({
      ...{ goalId: 'P15', what, ours: shown(ours), bare: `${shown(best.value)} ${best.name}` },
      ratio: best.value > 0 ? ours / best.value : null,
      goal: 'first or second',
      passes: rankOf(ours, values) <= 2,
    })
  }
  return rows
}
