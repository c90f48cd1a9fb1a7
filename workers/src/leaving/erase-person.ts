import type { AccountDeletionRepository, LeavingPerson } from '@classeur/database'
import type { Logger } from 'pino'
import type { ErasureStep } from './erasure-steps.ts'

/**
 * How long after the first round the second one begins: longer than an access token is valid (10 min) and than an
 * attempt of a generation goes on after its end (5 min), so nothing about the person arrives after it.
 */
const restMs = 11 * 60_000
const lastRound = 2

export interface ErasePersonDependencies {
  deletions: Pick<AccountDeletionRepository, 'begin' | 'markStep' | 'endRound' | 'finish' | 'keepName'>
  steps: readonly ErasureStep[]
  nameOf: (userId: string) => Promise<string>
  log: Logger
  /** Runs before each step. */
  onStep?: (person: LeavingPerson, step: string) => Promise<void>
  pauseMs?: number
}

/**
 * Runs the steps that delete an account. Each step can be repeated, and those that are done are remembered, so that the
 * deletion continues after any interruption. The steps run a second time later, for what requests and generations that
 * were under way have stored meanwhile.
 */
export function createErasePerson(deps: ErasePersonDependencies) {
  const { deletions, steps, nameOf, log, onStep, pauseMs = restMs } = deps

  async function runSteps(person: LeavingPerson): Promise<void> {
    const done = new Set(person.stepsDone)
    for (const { name, run } of steps) {
      if (done.has(name)) continue
      await onStep?.(person, name)
      await run(person)
      await deletions.markStep(person.userId, name)
    }
  }

  /** Begins or continues the deletion with this key; does nothing if it was withdrawn, is finished or isn't due. */
  return async function erasePerson(key: string, now = new Date()): Promise<void> {
    const person = await deletions.begin(key, now)
    if (!person || (person.sweepAt && person.sweepAt > now)) return
    const displayName = person.displayName || (await nameOf(person.userId))
    if (displayName !== person.displayName) await deletions.keepName(person.userId, displayName)
    await runSteps({ ...person, displayName })
    if (person.round >= lastRound) {
      await deletions.finish(person, now)
      log.info({ deletion: key }, 'an account was deleted')
      return
    }
    await deletions.endRound(person.userId, person.round, new Date(now.getTime() + pauseMs))
  }
}
