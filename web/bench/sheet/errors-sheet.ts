import type { BenchEnvironment } from '@classeur/local/bench'
import { newPerson } from '../../../api/bench/roomy-plan.ts'
import { fillSheet, newSheet } from './bench-sheets.ts'
import { openPages } from './open-pages.ts'
import { untilLogged } from './until-idle.ts'

const size = { students: 200, questions: 60 }
const name = 'errors'

/** A filled sheet of 200 × 60 in the product and in the bare grid, and how to open its errors. */
export async function openErrorsPages(environment: BenchEnvironment) {
  const pages = await openPages(environment, await newPerson(environment))
  const { examId } = await newSheet(pages.api, size).then(async (sheet) => {
    await fillSheet(pages.api, sheet)
    return sheet
  })
  await pages.fillBare(name, size)
  await untilLogged(environment)
  return {
    ...pages,
    openOurs: () => pages.openErrors(examId),
    openOther: () => pages.openBareErrors(name),
  }
}
