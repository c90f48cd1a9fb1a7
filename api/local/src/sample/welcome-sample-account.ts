import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { completeSampleProfile } from './complete-sample-profile.ts'

/**
 * Completes the sample account's profile on the first start with a data folder; `mark` remembers that it was done,
 * so that a person who empties the profile keeps it empty. A failure costs a form at the first sign-in, no more.
 */
export async function welcomeSampleAccount(options: {
  url: string
  account: { email: string; password: string }
  mark: string
  log: (line: string) => void
}): Promise<void> {
  const { url, account, mark, log } = options
  const isDone = await access(mark).then(
    () => true,
    () => false,
  )
  if (isDone) return
  try {
    await completeSampleProfile(url, account)
    await mkdir(dirname(mark), { recursive: true })
    await writeFile(mark, '')
  } catch (error) {
    log(`could not complete the sample account's profile; complete it by hand: ${(error as Error).message}`)
  }
}
