import { alternate, compare, median, type BenchEnvironment, type Row } from '@classeur/local/bench'
import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { forkServer, type ForkedServer } from '../../../api/bench/fork-server.ts'
import { apiFor, bareApi, fillSheet, newSheet } from './bench-sheets.ts'
import { untilIdle, untilLogged } from './until-idle.ts'

const rounds = 5
const readsARound = 12
const questions = 60
/** These sizes have 3,000, 6,000 and 12,000 cells. */
const classSizes = [50, 100, 200] as const

/** P14, reading: the api's CPU time for a whole sheet by size, compared with one native find of the same rows. */
export async function measureGrowth(environment: BenchEnvironment, person: BenchPerson): Promise<Row[]> {
  const product = await forkServer('product', environment)
  const bare = await forkServer('bare sheet', environment)
  const api = apiFor(product.url, person.token)
  const bareSide = bareApi(bare.url, person.token)

  const cpuOf = async (server: ForkedServer, read: () => Promise<unknown>) => {
    const before = await untilIdle(server)
    for (let count = 0; count < readsARound; count += 1) await read()
    return ((await server.cpuMicros()) - before) / readsARound
  }
  const measured = new Map<number, { ours: number[]; bare: number[] }>()
  for (const students of classSizes) {
    const size = { students, questions }
    const sheet = await newSheet(api, size)
    await fillSheet(api, sheet)
    await untilLogged(environment)
    const results = await alternate(
      rounds,
      () => cpuOf(product, () => api('GET', `/exams/${sheet.examId}/sheet`)),
      () => cpuOf(bare, () => bareSide.readRows(sheet.examId)),
    )
    measured.set(students * questions, results)
  }
  await untilLogged(environment)
  await product.stop()
  await bare.stop()

  const [smallest = 0, , largest = 0] = classSizes.map((students) => students * questions)
  const perCell = (cells: number) => (measured.get(cells)?.ours ?? []).map((micros) => micros / cells)
  const line = { goalId: 'P14', unit: 'µs CPU a cell', most: 1.3 }
  const rows = [...measured].flatMap(([cells, { ours }]): Row[] => {
    if (cells === smallest) return []
    const what = `GET …/sheet of ${cells} cells beside ${smallest}`
    return [compare({ ...line, what, ours: ours.map((micros) => micros / cells), bare: perCell(smallest) })]
  })
  for (const [cells, { ours, bare: bareCpu }] of measured)
    console.error(`GET sheet, ${cells} cells: ${median(ours)} µs, bare ${median(bareCpu)} µs`)
  const atLargest = measured.get(largest) ?? { ours: [], bare: [] }
  const what = `GET …/sheet of ${largest} cells beside one native find`
  return [
    ...rows,
    compare({ goalId: 'P14', what, unit: 'µs CPU', ours: atLargest.ours, bare: atLargest.bare, most: 1.5 }),
  ]
}
