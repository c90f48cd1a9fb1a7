import { bench } from '@classeur/local/bench'
import { newPerson } from '../../api/bench/roomy-plan.ts'
import { measureSaves } from './sheet/measure-saves.ts'
import { measureScreen } from './sheet/measure-screen.ts'

/** P7: a sheet of 40 × 30, on the server and in the browser. */
await bench(async (environment) => {
  const person = await newPerson(environment)
  return [...(await measureSaves(environment, person)), ...(await measureScreen(environment, person))]
})
