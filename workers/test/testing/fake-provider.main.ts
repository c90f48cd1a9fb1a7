import { startFakeProvider } from './fake-provider.ts'

/** Runs the fake provider as a process of its own: `PORT=0 tsx --conditions=@classeur/source fake-provider.main.ts`. */
const provider = await startFakeProvider({ port: Number(process.env['PORT'] ?? 0) })
process.stdout.write(`${JSON.stringify({ url: provider.url })}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void provider.stop().then(() => process.exit(0))
  })
}
