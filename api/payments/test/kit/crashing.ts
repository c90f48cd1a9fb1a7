/** The process was killed. */
export class Crash extends Error {}

/** When a process is killed: before or after its call number `at` is carried out. Null: it lives. */
export type KillPoint = { at: number; when: 'before' | 'after' } | null

/**
 * Wraps objects so that their calls count as steps of one process. From the call `at` on, every call fails, as if the process
 * had been killed; what was carried out stays.
 */
export function createKillable(kill: KillPoint) {
  let calls = 0
  let isDead = false

  async function step(work: () => unknown): Promise<unknown> {
    const number = calls
    calls += 1
    if (isDead) throw new Crash()
    if (kill?.at === number && kill.when === 'before') {
      isDead = true
      throw new Crash()
    }
    const result = await work()
    if (isDead || kill?.at === number) {
      isDead = true
      throw new Crash()
    }
    return result
  }

  return <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const member: unknown = Reflect.get(object, name)
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => step(() => Reflect.apply(member, object, given))
      },
    })
}
