import { alternate, compare, type BenchEnvironment, type Row } from '@classeur/local/bench'
import type { Socket } from 'socket.io-client'
import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { connectClient } from '../../../api/bench/connect-client.ts'
import { forkServer } from '../../../api/bench/fork-server.ts'
import { apiFor, bareApi, bareSave, fillSheet, newSheet, save, saveRequest } from './bench-sheets.ts'
import { untilIdle, untilLogged } from './until-idle.ts'

const rounds = 15
const viewers = 10
const large = { students: 200, questions: 60 }
const oneCell = { students: 1, questions: 1 }

/**
 * P14, one of 12,000 cells: from sending it to the acknowledgement, and to the last of ten windows with the
 * sheet open.
 */
export async function measureFanOut(environment: BenchEnvironment, person: BenchPerson): Promise<Row[]> {
  const product = await forkServer('product', environment)
  const bare = await forkServer('bare sheet', environment)
  const api = apiFor(product.url, person.token)
  const bareSide = bareApi(bare.url, person.token)
  const sheet = await newSheet(api, large)
  await fillSheet(api, sheet)
  await bareSide.save('large', bareSave(large, 0))

  const openAll = async (url: string, event: string, id: string) => {
    const sockets = await Promise.all(Array.from({ length: viewers }, () => connectClient(url, person)))
    await Promise.all(sockets.map((socket) => socket.emitWithAck(event, id) as Promise<unknown>))
    return sockets
  }
  const windows = {
    ours: await openAll(product.url, 'sheet:open', sheet.examId),
    bare: await openAll(bare.url, 'open', 'large'),
  }
  const timed = async (sockets: readonly Socket[], event: string, write: () => Promise<unknown>) => {
    const startedAt = performance.now()
    const since = () => performance.now() - startedAt
    const seen = sockets.map(
      (socket) => new Promise<number>((resolve) => socket.once(event, () => resolve(since()))),
    )
    const saved = write().then(since)
    return { saved: await saved, seen: Math.max(...(await Promise.all(seen))) }
  }
  // Filling the sheet wrote every cell once.
  let version = 1
  const results = await alternate(
    rounds,
    async () => {
      await untilLogged(environment)
      await untilIdle(product)
      const request = saveRequest(sheet, oneCell, version++)
      return timed(windows.ours, 'marks:written', () => save(api, sheet, request))
    },
    (round) => timed(windows.bare, 'written', () => bareSide.save('large', bareSave(oneCell, round))),
  )
  for (const socket of [...windows.ours, ...windows.bare]) socket.disconnect()
  await untilLogged(environment)
  await product.stop()
  await bare.stop()
  const of = (key: 'saved' | 'seen') => ({
    ours: results.ours.map((result) => result[key]),
    bare: results.bare.map((result) => result[key]),
  })
  const line = { goalId: 'P14', unit: 'ms', most: 1.5 }
  return [
    compare({ ...line, what: '200 × 60: save of one cell, over HTTP', ...of('saved') }),
    compare({ ...line, what: '200 × 60: sent to the last of 10 windows', ...of('seen') }),
  ]
}
