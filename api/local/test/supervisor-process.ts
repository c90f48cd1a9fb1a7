import { startStack } from '../src/index.ts'
import { planStandIns } from './plan-stand-ins.ts'

/** A supervisor of its own, to be killed by a test. Arguments: data folder, folder of the web app. */
const [dataDir = '', webRoot = ''] = process.argv.slice(2)
const stack = await startStack({ dataDir, webRoot, plan: planStandIns, durable: false })
process.stdout.write(
  `${JSON.stringify({ url: stack.url, pids: Object.values(stack.children).map(({ pid }) => pid) })}\n`,
)
