import { alternate, compare, limited, median, type BenchEnvironment, type Row } from '@classeur/local/bench'
import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { openCountedApi } from '../../../api/bench/count-commands.ts'
import { forkServer, type ForkedServer } from '../../../api/bench/fork-server.ts'
import { untilIdle, untilLogged } from './until-idle.ts'
import { apiFor, bareApi, bareSave, newSheet, save, saveRequest, type SheetSize } from './bench-sheets.ts'

const rounds = 5
const savesARound = 6
const size: SheetSize = { students: 40, questions: 30 }

/**
 * P7, save: 1,200 cells over HTTP, compared with Fastify, JWT and one bulkWrite of 40 rows; also counts the
 * database commands.
 */
export async function measureSaves(environment: BenchEnvironment, person: BenchPerson): Promise<Row[]> {
  const product = await forkServer('product', environment)
  const bare = await forkServer('bare sheet', environment)
  const api = apiFor(product.url, person.token)
  const bareSide = bareApi(bare.url, person.token)

  const sheet = await newSheet(api, size)
  let version = 0
  let bareVersion = 0
  const timesOf = async (server: ForkedServer, work: () => Promise<unknown>) => {
    const times: number[] = []
    const settled: number[] = []
    const cpuBefore = await untilIdle(server)
    for (let count = 0; count < savesARound; count += 1) {
      const startedAt = performance.now()
      await work()
      times.push(performance.now() - startedAt)
      await untilLogged(environment)
      settled.push(performance.now() - startedAt)
      await untilIdle(server)
    }
    return {
      ms: median(times),
      settled: median(settled),
      cpu: ((await untilIdle(server)) - cpuBefore) / savesARound,
    }
  }
  const steady = await alternate(
    rounds,
    () => timesOf(product, () => save(api, sheet, saveRequest(sheet, size, version++))),
    () => timesOf(bare, () => bareSide.save('steady', bareSave(size, bareVersion++))),
  )
  const first = await alternate(
    rounds,
    async () => {
      const blank = await newSheet(api, size)
      await untilLogged(environment)
      await untilIdle(product)
      const startedAt = performance.now()
      await save(api, blank, saveRequest(blank, size, 0))
      return performance.now() - startedAt
    },
    async (round) => {
      const startedAt = performance.now()
      await bareSide.save(`blank-${round}`, bareSave(size, 0))
      return performance.now() - startedAt
    },
  )
  const blank = await newSheet(api, size)
  await untilLogged(environment)
  await product.stop()
  await bare.stop()

  const counted = await openCountedApi(environment)
  const path = `/exams/${sheet.examId}/marks`
  // The first save also reads data that later saves find cached (names, plans), so it isn't counted.
  await counted.commandsOf(person.token, 'PUT', path, saveRequest(sheet, size, version++))
  const again = await counted.commandsOf(person.token, 'PUT', path, saveRequest(sheet, size, version))
  const atFirst = await counted.commandsOf(
    person.token,
    'PUT',
    `/exams/${blank.examId}/marks`,
    saveRequest(blank, size, 0),
  )
  await counted.close()
  console.error(`save, commands before the answer: ${JSON.stringify(again)}`)
  console.error(`first save of a sheet: ${JSON.stringify(atFirst)}`)

  console.error(
    `until the log is at its place: ${steady.ours.map(({ settled }) => Math.round(settled)).join()} ms`,
  )
  const of = (key: 'ms' | 'cpu') => ({
    ours: steady.ours.map((result) => result[key]),
    bare: steady.bare.map((result) => result[key]),
  })
  const line = { goalId: 'P7' }
  const what = 'Save of 1,200 cells'
  const commands = { ...line, unit: 'write commands', most: 2 }
  return [
    compare({ ...line, what: `${what}, over HTTP`, unit: 'ms', ...of('ms'), most: 1.5 }),
    compare({
      ...line,
      what: `${what}, the log behind it too`,
      unit: 'µs CPU of the api',
      ...of('cpu'),
      most: 1.5,
    }),
    compare({ ...line, what: `${what}, the first of a sheet`, unit: 'ms', ...first, most: 1.5 }),
    limited({
      ...commands,
      what: `${what}: writes before the answer (${again.reads.length} reads beside)`,
      ours: again.writes.length,
    }),
    limited({
      ...commands,
      what: `First save of a sheet: writes before the answer (${atFirst.reads.length} reads beside)`,
      ours: atFirst.writes.length,
    }),
  ]
}
