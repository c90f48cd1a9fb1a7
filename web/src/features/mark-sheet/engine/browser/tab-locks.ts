import type { TabLocks } from '../sheet-ports.ts'

/**
 * Web locks. A browser without them (a page that isn't served over TLS) treats every other tab as closed. Marks may
 * then be sent twice, but operation ids make that harmless.
 */
export function createTabLocks(locks: LockManager | undefined = navigator.locks): TabLocks {
  return {
    hold(name) {
      let letGo: () => void = () => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      // This rejects only when the tab closes.
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
