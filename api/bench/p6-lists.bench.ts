import { alternate, bench, compare } from '@classeur/local/bench'
import autocannon from 'autocannon'
import { bareListPath } from './bare-names.ts'
import { createPeople } from './bench-people.ts'
import { forkServer, type ForkedServer } from './fork-server.ts'

const rounds = 5
const requests = 1500
const entriesEach = 60

/** P6: the last 30 entries of a person's own ledger, with enough people to stay below the rate limit. */
await bench(async (environment) => {
  const people = await createPeople(environment, 100)
  const entries = environment.connection.collection('credit_entries')
  const amounts = { granted: 20, purchased: 0, reserved: 0 }
  for (const { id } of people) {
    const line = { userId: id, kind: 'purchase', change: amounts, balance: amounts, generationId: null }
    const more = Array.from({ length: entriesEach }, (_, index) => ({
      ...{ ...line, n: index + 2, key: `${id}-${index}`, period: null, at: new Date() },
    }))
    await entries.insertMany(more)
  }
  const product = await forkServer('product', environment)
  const bare = await forkServer('bare', environment)

  const measure = (server: ForkedServer, path: string) => async () => {
    let next = 0
    const cpuBefore = await server.cpuMicros()
    const result = await autocannon({
      ...{ url: server.url, connections: 10, amount: requests },
      requests: [
        {
          ...{ method: 'GET', path },
          setupRequest(prepared) {
            const { token } = people[(next += 1) % people.length] ?? { token: '' }
            return { ...prepared, headers: { authorization: `Bearer ${token}` } }
          },
        },
      ],
    })
    if (result['2xx'] !== requests) throw new Error(`not all: ${JSON.stringify(result.statusCodeStats)}`)
    return ((await server.cpuMicros()) - cpuBefore) / requests
  }
  const results = await alternate(
    rounds,
    measure(product, '/api/wallet/entries'),
    measure(bare, bareListPath),
  )
  await product.stop()
  await bare.stop()
  const line = { goalId: 'P6', what: 'Authenticated list of 30', unit: 'µs CPU a request' }
  return [compare({ ...line, ...results, most: 1.3 })]
})
