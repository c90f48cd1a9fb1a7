import { createSheetEngine } from '../engine/create-sheet-engine.ts'
import { countCells } from '../engine/count-unsent.ts'
import type { SheetLiveHandlers } from '../engine/sheet-live.ts'
import type { QueueEntry, QueueStore, SheetDependencies, TextStore, Timers } from '../engine/sheet-ports.ts'
import { createModelServer, problemOf } from './model-server.ts'
import { sheetSample } from './sheet-sample.ts'

/** Resolves after all pending promises and immediate callbacks have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A clock that advances only on command. */
function createTime() {
  let now = Date.parse('2026-11-18T08:00:00.000Z')
  let tasks: { at: number; task: () => void }[] = []
  return {
    now: () => now,
    after(delayMs: number, task: () => void): () => void {
      const one = { at: now + Math.max(0, delayMs), task }
      tasks.push(one)
      return () => (tasks = tasks.filter((other) => other !== one))
    },
    async advance(byMs: number): Promise<void> {
      const end = now + byMs
      for (;;) {
        await settled()
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        tasks = tasks.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.task()
      }
      now = end
    },
  }
}

type StoredTexts = NonNullable<ReturnType<TextStore['read']>>

const nothingYet: Promise<unknown> = Promise.resolve()

/** The storage of one browser. */
export function createDevice() {
  const entries = new Map<string, string>()
  const device = {
    isBroken: false,
    isHanging: false,
    held: new Map<string, number>(),
    entries,
    exclusive: nothingYet,
  }
  const guard = async () => {
    if (device.isBroken) throw new Error('no storage')
    if (device.isHanging) await new Promise(() => undefined)
  }
  const all = () => [...entries.values()].map((text) => JSON.parse(text) as QueueEntry)
  const store: QueueStore = {
    async load(userId, examId) {
      await guard()
      return all()
        .filter((entry) => entry.userId === userId && entry.examId === examId)
        .sort((a, b) => a.order - b.order)
    },
    async change(put, removedIds) {
      const texts = put.map((entry) => [entry.operation.id, JSON.stringify(entry)] as const)
      await guard()
      for (const [id, text] of texts) entries.set(id, text)
      for (const id of removedIds) entries.delete(id)
    },
    keepAtOnce(put) {
      for (const entry of put) entries.set(entry.operation.id, JSON.stringify(entry))
    },
    async countUnsent(userId) {
      return countCells(all().filter((entry) => entry.userId === userId))
    },
  }
  /** The JSON of the kept texts, by user. */
  const kept = new Map<string, string>()
  const followers = new Set<() => void>()
  const textsOf = (userId: string, isHere: () => boolean): TextStore => ({
    read: () => (isHere() ? (JSON.parse(kept.get(userId) ?? '[]') as StoredTexts) : null),
    change(texts) {
      if (!isHere()) return
      const stored = new Map(JSON.parse(kept.get(userId) ?? '[]') as StoredTexts)
      for (const [key, text] of texts) {
        if (text) stored.set(key, text)
        else stored.delete(key)
      }
      kept.set(userId, JSON.stringify([...stored]))
      for (const follower of followers) follower()
    },
    subscribe(listener) {
      followers.add(listener)
      return () => followers.delete(listener)
    },
  })
  return { ...device, device, store, textsOf }
}

export type Fault = 'none' | 'lost-request' | 'lost-answer' | 'twice' | 'busy'

/** A simulated server, browsers and tabs around engines, with their own clock. */
export function createSheetWorld(students = 3, questions = 3) {
  const time = createTime()
  const sheet = sheetSample(
    students,
    Array.from({ length: questions }, () => 1000),
  )
  const server = createModelServer({ ...sheet, exam: { ...sheet.exam, status: 'marking' } }, time.now)
  /** The simulated browsers are idle as soon as they have painted, unless a test sets this. */
  const pages = { idleAfterMs: 0 }
  let lastId = 0
  const refs = sheet.students.flatMap(({ id: studentId }) =>
    sheet.exam.structure.exercises
      .flatMap((exercise) => exercise.questions.flatMap(({ parts }) => parts))
      .map(({ id: leafId }) => ({ studentId, leafId })),
  )

  async function openTab(userId: string, browser = createDevice()) {
    const network = { isCut: false, delayMs: 5, faults: [] as Fault[] }
    const tab = { isAlive: true, isVisible: true, signedIn: userId as string | null }
    const held = new Set<string>()
    let tellGone: () => void = () => undefined
    const gone = new Promise<never>((_, reject) => (tellGone = () => reject(new Error('gone'))))
    gone.catch(() => undefined)
    let handlers: SheetLiveHandlers | null = null
    const followers = new Set<Parameters<SheetDependencies['page']['follow']>[0]>()
    const sessionListeners = new Set<() => void>()
    const focused: unknown[] = []
    const locks = browser.device.held

    const release = (name: string) => {
      if (held.delete(name)) locks.set(name, (locks.get(name) ?? 1) - 1)
    }
    const dead = () => new Promise<never>(() => undefined)
    const pass = (ms: number) => new Promise<void>((resolve) => time.after(ms, resolve))

    /** Sends a request over an unreliable network. A closed tab gets no answer. */
    async function call<T>(serve: () => T): Promise<T> {
      if (!tab.isAlive) return dead()
      const fault = network.faults.shift() ?? 'none'
      await pass(network.delayMs)
      if (network.isCut || fault === 'lost-request') throw problemOf('general/unavailable', 0)
      if (fault === 'busy') throw problemOf('general/unavailable', 503)
      if (tab.signedIn === null) throw problemOf('auth/signed-out', 401)
      const answer = serve()
      if (fault === 'twice') serve()
      await pass(network.delayMs)
      if (!tab.isAlive) return dead()
      if (network.isCut || fault === 'lost-answer') throw problemOf('general/unavailable', 0)
      return structuredClone(answer)
    }

    const timers: Timers = {
      now: time.now,
      after: (ms, task) => time.after(ms, () => tab.isAlive && task()),
      afterPaint: (task) => void time.after(16, () => tab.isAlive && task()),
      whenIdle: (task) => void time.after(pages.idleAfterMs, () => tab.isAlive && task()),
      random: () => 0.5,
    }
    const stopListening = server.listen((written) => {
      if (!network.isCut)
        time.after(3, () => tab.isAlive && handlers?.onMarksWritten(structuredClone(written)))
    })
    const guarded: QueueStore = {
      load: (...given) => (tab.isAlive ? browser.store.load(...given) : dead()),
      change: (...given) => (tab.isAlive ? browser.store.change(...given) : dead()),
      keepAtOnce: browser.store.keepAtOnce,
      countUnsent: browser.store.countUnsent,
    }
    const writing = () => tab.signedIn ?? userId

    const opening = createSheetEngine({
      ...{ examId: sheet.exam.id, userId, timers, store: guarded },
      texts: browser.textsOf(userId, () => tab.isAlive),
      transport: {
        readSheet: () => call(() => server.readSheet(userId)),
        readMarks: (seen) => call(() => server.readMarks(userId, seen)),
        write: (request) => call(() => server.write(writing(), structuredClone(request))),
        readOperations: (cursor) => call(() => server.readOperations(userId, cursor)),
      },
      live: {
        open: (_examId, _classId, given) => {
          handlers = given
          queueMicrotask(() => handlers?.onReconnect())
          return { focus: (cell) => focused.push(cell), close: () => void (handlers = null) }
        },
      },
      locks: {
        hold(name) {
          held.add(name)
          locks.set(name, (locks.get(name) ?? 0) + 1)
          return () => release(name)
        },
        isHeld: async (name) => (locks.get(name) ?? 0) > 0,
        async exclusive(_name, task) {
          const before = browser.device.exclusive
          const done = before.then(() => Promise.race([task(), gone]))
          browser.device.exclusive = done.catch(() => undefined)
          return done
        },
      },
      page: {
        isVisible: () => tab.isVisible,
        follow(given) {
          followers.add(given)
          return () => followers.delete(given)
        },
      },
      session: {
        userId: () => tab.signedIn,
        onChange(listener) {
          sessionListeners.add(listener)
          return () => sessionListeners.delete(listener)
        },
      },
      newId: () => (lastId += 1).toString(16).padStart(24, '0'),
    })
    let opened: Awaited<typeof opening> | null = null
    let failure: unknown = null
    opening.then(
      (result) => (opened = result),
      (error: unknown) => (failure = error),
    )
    while (!opened && !failure) await time.advance(5)
    if (!opened) throw failure
    const { engine, closed } = opened as Awaited<typeof opening>

    return {
      ...{ engine, closed, network, tab, browser, focused, userId },
      live: () => handlers,
      mayLeave: () => [...followers].every((one) => one.mayLeave()),
      seen: () => followers.forEach((one) => one.onVisible()),
      hide: () => followers.forEach((one) => one.onHidden()),
      /** Restores the connection and notifies everyone. */
      mend(): void {
        network.isCut = false
        network.faults.length = 0
        followers.forEach((one) => one.onOnline())
        handlers?.onReconnect()
      },
      signIn(as: string | null): void {
        tab.signedIn = as
        sessionListeners.forEach((listener) => listener())
      },
      /** Closes the tab without any warning. */
      crash(): void {
        tab.isAlive = false
        tellGone()
        stopListening()
        for (const name of [...held]) release(name)
      },
    }
  }

  return { time, server, sheet, refs, pages, openTab }
}

export type SheetTab = Awaited<ReturnType<ReturnType<typeof createSheetWorld>['openTab']>>
