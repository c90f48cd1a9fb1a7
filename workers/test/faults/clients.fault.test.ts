import { isFinalState, isNewer, lessonSectionKeys, type LessonPlan } from '@classeur/contracts'
import { startTcpProxy, until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startChaosRelay } from './kit/chaos-relay.ts'
import { faultRow, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { signToken, startHarness, type Address, type Harness, type Person } from './kit/harness.ts'
import { createScreen } from './kit/screen.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
afterEach(({ task }) => harness.endTest(task))

/** A screen that reads the lesson plan like the web app. */
const screenOf = (api: Address, person: Person, id: string) =>
  createScreen(async () => {
    const answer = await harness.send(api, person, 'GET', `/lesson-plans/${id}`)
    if (answer.status !== 200) return null
    const { generation, sections } = answer.body as LessonPlan
    return generation && { snapshot: generation, sections }
  })
type Screen = ReturnType<typeof screenOf>

/** Checks that views only move forward: no older state, lower percentage, lost section or reopened end. */
function expectMonotone({ shown }: Screen): void {
  for (const [index, { snapshot, sections }] of shown.entries()) {
    const before = shown[index - 1]
    if (!before) continue
    expect(isNewer(before.snapshot, snapshot)).toBe(false)
    expect(snapshot.percent).toBeGreaterThanOrEqual(before.snapshot.percent)
    expect(Object.keys(sections)).toEqual(expect.arrayContaining(Object.keys(before.sections)))
    if (isFinalState(before.snapshot.state)) expect(isFinalState(snapshot.state)).toBe(true)
  }
}

async function expectFinalAsStored(screen: Screen, id: string): Promise<void> {
  await until('the end on screen', async () => {
    const view = screen.view()
    return (
      view &&
      isFinalState(view.snapshot.state) &&
      !view.missingFrom &&
      Object.keys(view.sections).length === lessonSectionKeys.length
    )
  })
  const stored = (await harness.lessonPlans.findById(id))!
  const { sections, snapshot } = screen.view()!
  const generation = (await harness.generations.findById(id))!
  expect([snapshot.state, snapshot.attempt, snapshot.seq]).toEqual([
    generation.state,
    generation.attempt,
    generation.seq,
  ])
  expect(stored.sections.map(({ key }) => sections[key])).toEqual(JSON.parse(JSON.stringify(stored.sections)))
}

describe('R13 events arrive late, twice, out of order, or never', () => {
  it('the screen only moves forward, reads missed data, and ends with the stored state', async () => {
    const row = faultRow({
      id: 'R13',
      fault:
        'events between api and browser are shuffled, one in five is dropped, one in five duplicated, old ones repeated',
      promised: 'the screen never goes back; it reads missed data; it ends with the stored state',
      repetitions: repetitions(10),
    })
    const totals = { in: 0, dropped: 0, doubled: 0, late: 0, shown: 0 }
    const api = await harness.startApi()
    await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 6, chunkCharacters: 20 }] })
      const person = await harness.newPerson()
      const upstream = harness.connect(api, person)
      await until('the socket', async () => upstream.connected)
      const relay = startChaosRelay(upstream, { seed: 1 + round, windowMs: 350 })
      const id = await harness.acceptedPlan(api, person)
      const screen = screenOf(api, person, id)
      screen.follow(relay.events, id)
      await screen.catchUp()
      await harness.over(id)
      // If the last events are dropped, the page's slow poll finds the end; this test triggers the poll.
      await relay.emptied()
      await screen.catchUp()
      await expectFinalAsStored(screen, id)
      expectMonotone(screen)
      for (const key of ['in', 'dropped', 'doubled', 'late'] as const) totals[key] += relay.counts[key]
      totals.shown += screen.shown.length
      relay.stop()
    }
    expect(totals.dropped + totals.doubled + totals.late).toBeGreaterThan(0)
    await harness.expectInvariants(api)
    row.measured = `${totals.in} events, ${totals.dropped} dropped, ${totals.doubled} duplicated, ${totals.late} late; ${totals.shown} states shown, 0 steps back; final state as stored`
  })
})

describe('R14 a client is offline', () => {
  itInFull.each<[string, number, boolean]>([
    ['while the work continues', 3, false],
    ['until the work is done, while the api restarts', lessonSectionKeys.length, true],
  ])(
    '%s: once it is connected again, the screen shows the stored state',
    async (words, partsMissed, restarts) => {
      const row = faultRow({
        id: 'R14',
        fault: `a client is offline ${words}`,
        promised:
          'the screen shows the stored state within 2 s of the connection; each event is applied once',
        repetitions: restarts ? 1 : repetitions(3),
      })
      const took = stopwatch(row, 2000)
      let api = await harness.startApi()
      const { port } = api
      const way = await startTcpProxy(`http://127.0.0.1:${port}`)
      await harness.startWorker()
      for (let round = 0; round < row.repetitions; round += 1) {
        harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 25, chunkCharacters: 20 }] })
        const person = await harness.newPerson()
        const socket = harness.connect(way, person)
        await until('the socket', async () => socket.connected)
        const id = await harness.acceptedPlan(way, person)
        const screen = screenOf(way, person, id)
        screen.follow(socket, id)
        await until('something on screen', async () => (screen.view()?.snapshot.step.done ?? 0) >= 1)
        await way.cut()
        if (restarts) await api.kill('SIGKILL')
        await until('the client to notice', async () => !socket.connected)
        await harness.stepReached(id, partsMissed)
        if (restarts) api = await harness.startApi({ PORT: String(port) })
        await way.restore()
        await until('the connection', async () => socket.connected)
        const connectedAt = performance.now()
        await until('the screen to be true', async () => {
          const generation = (await harness.generations.findById(id))!
          const view = screen.view()
          return view && !isNewer(generation, view.snapshot) && !view.missingFrom
        })
        took.add(performance.now() - connectedAt)
        expect(socket.listeners('generation:progressed')).toHaveLength(1)
        await harness.over(id)
        await expectFinalAsStored(screen, id)
        expectMonotone(screen)
        socket.disconnect()
      }
      await way.cut()
      await harness.expectInvariants(api)
      row.measured = `correct ${took.text()} after the connection; final state as stored`
    },
  )

  itInFull(
    'while its token expires: the old token is refused once with a reason, a new one is accepted, and there is no loop',
    async () => {
      const row = faultRow({
        id: 'R14',
        fault:
          'the token of a connected client expires; it reconnects with the old token, then with a new one',
        promised:
          'the connection closes when the token expires; the old token is refused once; the new one is accepted',
      })
      const api = await harness.startApi()
      await harness.startWorker()
      const person = await harness.newPerson()
      const renewable = { token: await signToken(person, { endsIn: 2 }) }
      const socket = harness.connect(api, renewable)
      await until('the socket', async () => socket.connected)
      const refusals: string[] = []
      const closings: string[] = []
      socket.on('connect_error', (error) => void refusals.push(error.message))
      socket.on('disconnect', (reason) => void closings.push(reason))
      const id = await harness.acceptedPlan(api, person)
      const screen = screenOf(api, person, id)
      screen.follow(socket, id)
      await until('the end of the token', async () => closings.length > 0)
      expect(closings).toEqual(['io server disconnect'])
      socket.connect()
      await until('the refusal', async () => refusals.length > 0)
      // The client does not reconnect by itself with the refused token.
      expect(socket.active).toBe(false)
      expect(refusals).toEqual(['auth/signed-out'])
      renewable.token = await signToken(person)
      socket.connect()
      await until('the connection', async () => socket.connected)
      const connectedAt = performance.now()
      await until('the screen to be true', async () => (screen.view()?.snapshot.attempt ?? 0) > 0)
      const took = stopwatch(row, 2000)
      took.add(performance.now() - connectedAt)
      await harness.over(id)
      await expectFinalAsStored(screen, id)
      expect(refusals).toEqual(['auth/signed-out'])
      await harness.expectInvariants(api)
      row.measured = `closed on expiry, refused once, correct ${took.text()} after the new token`
    },
  )
})
