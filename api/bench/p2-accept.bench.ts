import { alternate, bench, compare } from '@classeur/local/bench'
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { createPeople } from './bench-people.ts'
import { forkServer, type ForkedServer } from './fork-server.ts'

const rounds = 5
const requests = 1000
const connections = 50
const objectives = [
  { text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four of five sums are right.' },
  { text: 'Explain why denominators must agree.', bloomLevel: 'understand', evidence: 'In own words.' },
  { text: 'Find mistakes in sums.', bloomLevel: 'analyse', evidence: 'Finds three of four.' },
]
const request = {
  ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Adding fractions', durationMin: 55 },
  ...{ priorKnowledge: '', materials: '', teachingModel: 'direct', language: 'en', standards: '' },
}

/** P2: `generateLessonPlan`, each time by another person who has requested the wallet first, as the screen does. */
await bench(async (environment) => {
  const people = await createPeople(environment, (rounds + 1) * requests)
  const product = await forkServer('product', environment)
  const bare = await forkServer('bare', environment)
  const json = { 'content-type': 'application/json' }

  async function send(server: ForkedServer, round: number, method: string, path: string, withBody: boolean) {
    let next = round * requests
    const cpuBefore = await server.cpuMicros()
    const startedAt = performance.now()
    let lastAt = startedAt
    const running = autocannon({
      ...{ url: server.url, connections, amount: requests },
      requests: [
        {
          ...{ method, path },
          setupRequest(prepared) {
            const { token } = people[(next += 1) % people.length] ?? { token: '' }
            const data = { requestKey: randomUUID(), request, objectives }
            const headers = { authorization: `Bearer ${token}`, ...(withBody && json) }
            return { ...prepared, headers, ...(withBody && { body: JSON.stringify({ data }) }) }
          },
        },
      ],
    })
    // autocannon ends on a whole second. Measure up to the last response instead.
    running.on('response', () => (lastAt = performance.now()))
    const result = await running
    const seconds = (lastAt - startedAt) / 1000
    if (result['2xx'] !== requests)
      throw new Error(`not all accepted: ${JSON.stringify(result.statusCodeStats)}`)
    const cpu = ((await server.cpuMicros()) - cpuBefore) / requests
    return { rate: requests / seconds, p99: result.latency.p99, cpu }
  }

  const { ours, bare: baseline } = await alternate(
    rounds,
    async (round) => {
      await send(product, round, 'GET', '/api/wallet', false)
      return send(product, round, 'POST', '/api/functions/generateLessonPlan', true)
    },
    (round) => send(bare, round, 'POST', '/jobs', true),
  )
  await product.stop()
  await bare.stop()
  const of = (key: 'rate' | 'p99' | 'cpu') => ({
    ours: ours.map((result) => result[key]),
    bare: baseline.map((result) => result[key]),
  })
  const line = { goalId: 'P2', what: 'Accept a generation, 50 connections' }
  return [
    compare({ ...line, unit: 'requests/s', ...of('rate'), atLeast: 0.6 }),
    compare({ ...line, unit: 'ms p99', ...of('p99'), most: 1.5 }),
  ]
})
