import { bench } from '@classeur/local/bench'
import { newPerson } from '../../api/bench/roomy-plan.ts'
import { measureFanOut } from './sheet/measure-fan-out.ts'
import { measureGrowth } from './sheet/measure-growth.ts'
import { measureLargeScreen } from './sheet/measure-large-screen.ts'

/**
 * P14: a sheet of 200 × 60 with every cell entered, on the server and in the browser, and how the cost grows
 * with the number of cells.
 */
await bench(async (environment) => {
  const person = await newPerson(environment)
  return [
    ...(await measureFanOut(environment, person)),
    ...(await measureGrowth(environment, person)),
    ...(await measureLargeScreen(environment, person)),
  ]
})
