import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { completeSampleProfile } from './complete-sample-profile.ts'

/**
 * Completes the sample account's profile on the first start with a data folder. The file `mark` records that
 * this was done, so a person can clear the profile permanently. If it fails, the person only has to fill in a
 * form at the first sign-in.
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
