import { readFile, writeFile } from 'node:fs/promises'
import { readEvalConfig } from './config/eval-config.ts'
import { Recording } from './proxy/recording.ts'
import { reportTable } from './report/report-table.ts'
import { runEvaluation } from './run/run-evaluation.ts'

const config = readEvalConfig(process.argv.slice(2))
const replay = config.replay ? Recording.parse(JSON.parse(await readFile(config.replay, 'utf8'))) : null
const { generator, rows, recording } = await runEvaluation(config, {
  replay,
  onPlan: (id, { outcome, reason, seconds }) =>
    void process.stderr.write(`${id}: ${reason || outcome}, ${seconds.toFixed(1)} s\n`),
})
if (config.record && recording) await writeFile(config.record, JSON.stringify(recording))
const date = new Date().toISOString().slice(0, 10)
process.stdout.write(`${reportTable(rows, { generator, date, prices: config.prices })}\n`)
