import type { TabLocks } from '../sheet-ports.ts'

/**
 * Web locks. A browser without them (a page that is not served over TLS) takes every other window for gone: its marks
 * may then be sent twice, which the ids of the operations make harmless.
 */
export function createTabLocks(locks: LockManager | undefined = navigator.locks): TabLocks {
  return {
    hold(name) {
      let letGo: () => void = () => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      // Rejects only with the window itself.
      locks?.request(name, () => held).catch(() => undefined)
      return letGo
    },
    async isHeld(name) {
      const { held = [], pending = [] } = (await locks?.query()) ?? {}
      return [...held, ...pending].some((lock) => lock.name === name)
    },
    exclusive: async (name, task) => (locks ? locks.request(name, task) : task()),
  }
}
