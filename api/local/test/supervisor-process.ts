import { startStack } from '../src/index.ts'
import { planStandIns } from './plan-stand-ins.ts'

/** A separate supervisor for a test to kill. Arguments: data folder, folder of the web app. */
const [dataDir = '', webRoot = ''] = process.argv.slice(2)
const stack = await startStack({ dataDir, webRoot, plan: planStandIns, durable: false })
process.stdout.write(
  `${JSON.stringify({ url: stack.url, pids: Object.values(stack.children).map(({ pid }) => pid) })}\n`,
)
