import { join } from 'node:path'
import { readStartSettings } from './config/start-settings.ts'
import { cacheDir } from './servers/cache-dir.ts'
import { DataFolderError } from './servers/data-folder-error.ts'
import { welcomeSampleAccount } from './sample/welcome-sample-account.ts'
import { ServerUnavailableError } from './servers/server-unavailable.ts'
import { ensureBuilt } from './supervisor/build.ts'
import { checkNode } from './supervisor/check-node.ts'
import { onEndSignals } from './supervisor/end-signals.ts'
import { type Stack, startStack } from './supervisor/stack.ts'
import { StartError } from './supervisor/start-error.ts'
import { createTerminal } from './supervisor/terminal.ts'
import { checkPort } from './supervisor/check-port.ts'

const { say, plain } = createTerminal()
const cancelled = new AbortController()
let stack: Stack | undefined
let starting: Promise<Stack> | undefined

async function end(): Promise<void> {
  plain('Stopping…')
  cancelled.abort()
  // Wait for a start in progress, so that everything it created is cleaned up.
  const started = stack ?? (await starting?.catch(() => undefined))
  await started?.stop()
  process.exit(0)
}

onEndSignals(
  () => void end(),
  () => {
    stack?.stopAtOnce()
    process.exit(130)
  },
)

try {
  checkNode(process.versions.node)
  const { port, host } = readStartSettings()
  await checkPort(port, host)
  const dataDir = cacheDir()
  const prepared = ensureBuilt({ stamp: join(dataDir, 'build.stamp'), log: say, signal: cancelled.signal })
  // A failure is reported where it is awaited; until then it must not count as unhandled.
  prepared.catch(() => undefined)
  starting = startStack({ dataDir, port, host, log: say, prepared })
  stack = await starting
  const account = stack.sampleAccount
  if (account)
    await welcomeSampleAccount({ ...stack, account, mark: join(dataDir, 'data/sample-profile'), log: say })
  const sample = account ? `  sample account ${account.email} / ${account.password}` : ''
  plain(`Classeur is ready  ${stack.url}${sample}`)
} catch (error) {
  if (!cancelled.signal.aborted) {
    const isExpected = [StartError, ServerUnavailableError, DataFolderError].some(
      (kind) => error instanceof kind,
    )
    process.stderr.write(
      `\n${(isExpected ? (error as Error).message : (error as Error).stack) ?? 'the start failed'}\n`,
    )
    process.exit(1)
  }
}
