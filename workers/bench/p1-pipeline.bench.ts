import { bench, compare, alternate, limited, redisCommands, timed, type Row } from '@classeur/local/bench'
import { openBarePipeline } from './bare-pipeline.ts'
import { openProductPipeline } from './product-pipeline.ts'

const updates = 20
const commandsAllowed = 1.2 * (33 + 5 * updates)

/**
 * P1: from accepted to done, 20 progress reports per job, concurrency 20. `instant`: reports are sent as fast as they
 * are accepted, so the product writes several together. `paced`: 210 ms apart, so that none can be written together.
 */
const variants = [{ name: 'instant provider', jobs: 300, rounds: 7, paceMs: 0, rate: true }]

await bench(async (environment) => {
  const rows: Row[] = []
  for (const { name, jobs, rounds, paceMs, rate } of variants) {
    const options = { ...environment, paceMs, updates }
    const [ours, bare] = [await openProductPipeline(options), await openBarePipeline(options)]
    const measure = (prepare: () => Promise<() => Promise<void>>) => async () => {
      const run = await prepare()
      const before = await redisCommands(environment.redis)
      const { ms, cpuMicros } = await timed(run)
      const commands = (await redisCommands(environment.redis)) - before
      return { rate: (jobs / ms) * 1000, cpu: cpuMicros / jobs, commands: commands / jobs }
    }
    const oursOnce = async () => {
      const people = await ours.prepare(jobs)
      return () => ours.run(people)
    }
    const results = await alternate(
      rounds,
      measure(oursOnce),
      measure(async () => () => bare.run(jobs)),
    )
    const of = (key: 'rate' | 'cpu' | 'commands') => ({
      ours: results.ours.map((result) => result[key]),
      bare: results.bare.map((result) => result[key]),
    })
    const line = { goalId: 'P1', what: `Pipeline, ${name}` }
    if (rate) rows.push(compare({ ...line, unit: 'jobs/s', ...of('rate'), atLeast: 0.7 }))
    rows.push(compare({ ...line, unit: 'µs CPU a job', ...of('cpu'), most: 1.4 }))
    const oursCommands = of('commands').ours.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN
    const limit = { most: Number(commandsAllowed.toFixed(0)) }
    rows.push({
      ...limited({ ...line, unit: 'Redis commands a job', ours: oursCommands, ...limit }),
      bare: compare({ ...line, unit: 'Redis commands a job', ...of('commands'), most: 1 }).bare,
    })
    const counted = await ours.countDatabaseCommands(jobs)
    console.error(`${name}: ${counted.toFixed(1)} database commands a job (bare: 3)`)
    await ours.close()
    await bare.close()
  }
  return rows
})
