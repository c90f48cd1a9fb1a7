import { cpus, loadavg } from 'node:os'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 0)
const cell = (text: string | number) => String(text).replaceAll('|', '\\|')

/** Prints the promises and measurements of the fault tests as a table for `docs/operating.md`. */
export default class FaultTableReporter implements Reporter {
  private readonly loadAtStart = loadavg()[0] ?? 0

  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test: TestCase) => {
        const { fault } = test.meta()
        const { state } = test.result()
        const ok = state !== 'passed' ? 'NO' : fault?.late ? 'late' : 'yes'
        return fault ? [{ ...fault, ok }] : []
      })
      .sort((a, b) => numberOf(a.id) - numberOf(b.id))
    const lines = rows.map(({ id, fault, repetitions, promised, measured, ok }) =>
      [id, fault, repetitions, promised, measured, ok].map(cell).join(' | '),
    )
    const load = `${this.loadAtStart.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`
    const date = new Date().toISOString().slice(0, 10)
    console.log(
      [
        '',
        `Run on ${date}, ${cpus().length} processors, load average ${load}.`,
        '',
        '| # | Fault | Repetitions | Promised | Measured | Kept |',
        '|---|---|---|---|---|---|',
        ...lines.map((line) => `| ${line} |`),
        '',
      ].join('\n'),
    )
  }
}
