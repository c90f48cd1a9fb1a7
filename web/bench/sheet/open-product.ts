import { startStack } from '@classeur/local'
import type { BenchEnvironment } from '@classeur/local/bench'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { giveRoom } from '../../../api/bench/roomy-plan.ts'
import { completeProfile } from '../../e2e/kit/accounts.ts'
import { signIn } from '../../e2e/kit/browser.ts'
import { apiOf, type Api } from '../../e2e/kit/marked-class.ts'
import { openWindow } from './sheet-window.ts'

/**
 * Starts the product behind its gateway (compiled, as `npm start` runs it) and opens it in a window, signed in. `api`
 * is for the benches' own requests.
 */
export async function openProduct(
  environment: BenchEnvironment,
  person: BenchPerson,
  browser: Browser,
  workMs: () => Promise<number>,
  folder: string,
) {
  const stack = await startStack({
    ...{ dataDir: join(folder, 'stack'), mongoUrl: environment.mongoUrl, redisUrl: environment.redisUrl },
    env: { MONGO_URL: '', REDIS_URL: '', PORT: '' },
  })
  const window = await openWindow(browser, stack.url, workMs)
  const account = stack.sampleAccount ?? { email: '', password: '' }
  await window.page.goto('/login')
  await signIn(window.page, account.email, account.password)
  await window.page.getByLabel('Your name').waitFor()
  await completeProfile(window.page, 'Ada')
  await window.page.waitForURL(`${stack.url}/`)
  const api: Api = await apiOf(window.page, stack.url)
  const users = await environment.connection.collection('user_info').find().toArray()
  for (const { _id } of users) if (String(_id) !== person.id) await giveRoom(environment, String(_id))
  return { window, api, url: stack.url, stop: () => stack.stop() }
}
